import { type ReactNode, useMemo, useRef } from 'react'
import { definitions } from '../../../blocks/definitions'
import { groupFromDraft } from '../../../content/draft'
import { GroupView } from '../../../render/Groups'
import type { PageModel } from '../../../render/model'
import { fixedContent, RenderProvider, type RenderValue } from '../../../render/RenderContext'
import { useEditor } from '../../EditorContext'
import type { Views } from '../../parts'
import { newId } from '../../state/newId'
import { MiniatureBoundary } from './MiniatureBoundary'
import { samplePictures } from './samplePictures'
import type { Sample } from './useSamples'
import { useScale } from './useScale'
import { useSeen } from './useSeen'

/**
 * A block in small: its sample, drawn by its own View in the site's own theme, once it comes into sight. The icon stands
 * in for what is not loaded, cannot be drawn, or has nothing to see, like a space. Islands stay asleep.
 */
export const Miniature = ({ sample, views, icon }: { sample: Sample | undefined; views: Views; icon: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const hasContent = sample && (sample.default.fields || sample.default.cards || sample.loaded)
  return (
    <div ref={box} className="v-mini" inert aria-hidden>
      {hasContent && isSeen ? (
        <MiniatureBoundary fallback={icon}>
          <Drawing sample={sample} views={views} />
        </MiniatureBoundary>
      ) : (
        icon
      )}
    </div>
  )
}

const Drawing = ({ sample, views }: { sample: Sample; views: Views }) => {
  const render = useSampleRender(sample, views)
  const { reference, width } = useScale()
  const [group] = render.model.page.groups
  return (
    <div ref={reference} className="v-mini-page" style={{ width }} lang={render.model.locale}>
      <RenderProvider value={render}>
        <GroupView group={group!} level={2} />
      </RenderProvider>
    </div>
  )
}

const useSampleRender = (sample: Sample, views: Views): RenderValue => {
  const { data } = useEditor()
  return useMemo(() => {
    const { type } = sample.default
    const group = groupFromDraft({ draft: sample.default, shape: definitions[type]?.shape ?? 1, makeId: newId })
    // Samples are written in German and French.
    const locale = data.model.locale === 'de' || data.model.locale === 'fr' ? data.model.locale : data.editorLocale
    const model: PageModel = {
      ...data.model,
      locale,
      mode: 'live',
      page: { ...data.model.page, groups: [group] },
      references: { pages: {}, media: samplePictures },
      loaded: { [group.id]: sample.loaded?.({ locale, media: samplePictures, now: Date.now() }) },
    }
    return { model, ...fixedContent(model), definitions, views, islands: {}, drawIsland: null, onPriorityPicture: null }
  }, [sample, data, views])
}
