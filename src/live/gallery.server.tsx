import { definitions } from '../blocks/definitions'
import { componentTypes } from '../content/componentType'
import { type GroupDraft, groupFromDraft } from '../content/draft'
import type { Group } from '../content/group'
import type { Locale } from '../content/locale'
import type { Media } from '../content/media'
import type { Mode } from '../content/rules/route'
import type { PageModel } from '../render/model'

type LoadedSample = (input: { locale: Locale; media: Record<string, Media>; now: number }) => unknown

type SampleModule = {
  default: GroupDraft
  /** Further sets of options worth seeing. */
  variants?: Record<string, unknown>[]
  /** What the block's loader would return. */
  loaded?: LoadedSample
}

const modules = import.meta.glob<SampleModule>('../blocks/*/sample.ts', { eager: true })

export const samples: Record<string, SampleModule> = Object.fromEntries(
  Object.entries(modules).map(([path, module]) => [path.split('/')[2]!, module]),
)

/** Every block's sample and its variants as the sections of one page (D42). `media` is by picture name. */
export const galleryModel = ({
  site,
  locale,
  mode,
  media,
  now = Date.now(),
}: {
  site: PageModel['site']
  locale: Locale
  mode: Mode
  media: Record<string, Media>
  now?: number
}): { model: PageModel } => {
  const makeId = countingIds()
  const loaded: Record<string, unknown> = {}
  const groups = shownTypes().flatMap(type => {
    const { default: sample, variants = [], loaded: load } = samples[type]!
    return [{}, ...variants].map((options, index): Group => {
      const draft = { ...sample, options: { ...sample.options, ...options } }
      const order = `a${String(index).padStart(4, '0')}`
      const group = groupFromDraft({ draft, shape: definitions[type]!.shape, makeId, order })
      if (load) loaded[group.id] = load({ locale, media, now })
      return group
    })
  })
  const page: PageModel['page'] = {
    id: makeId(),
    collection: null,
    role: null,
    key: null,
    name: { de: 'Bausteine', fr: 'Blocs' },
    slug: { de: 'blocks', fr: 'blocks' },
    disallowedLanguages: [],
    meta: { title: {}, description: {}, shareImage: null },
    groups,
  }
  return { model: { site, locale, mode, page, references: { pages: {}, media }, loaded } }
}

/** Cards are shown inside their boards. */
const shownTypes = () => {
  const cards = Object.values(definitions).flatMap(({ children }) =>
    children && 'cards' in children ? [children.cards] : [],
  )
  return componentTypes.filter(type => type in samples && type in definitions && !cards.includes(type))
}

/** The same ids on every drawing, so that hydration and screenshots compare. */
const countingIds = () => {
  let count = 0
  return () => {
    count += 1
    return `00000000-0000-4000-8000-${count.toString(16).padStart(12, '0')}`
  }
}
