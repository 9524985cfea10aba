import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { definitions } from '../blocks/definitions'
import { views } from '../blocks/views.server'
import { groupFromDraft } from '../content/draft'
import type { RenderValue } from '../render/RenderContext'
import { Page } from './Page'
import { buildShell } from './shell.server'
import { sampleInput, sampleSettings } from './shellSample'

const hero = (backgroundColor: string) =>
  groupFromDraft({
    draft: { type: 'hero', fields: { title: { text: { de: 'Guten Tag' } } }, options: { backgroundColor } },
    shape: definitions.hero!.shape,
    makeId: () => backgroundColor,
  })

it('[LIVE-3, EDIT-17] the header takes the colour of the first section as it is now, not as the page came', () => {
  const settings = sampleSettings(({ appearance }) => {
    appearance.header = 'transparent'
  })
  const model = {
    site: { key: 'probe', name: 'Probe', locales: ['de'], defaultLocale: 'de' },
    locale: 'de',
    mode: 'edit',
    page: { groups: [hero('accent')] },
    loaded: {},
    references: { pages: {}, media: {} },
  }
  const render = {
    model,
    useContent: pick => pick({ groups: [hero('secondary')], loaded: {} }),
    definitions,
    views,
    islands: {},
    drawIsland: null,
    onPriorityPicture: null,
  } as RenderValue
  const html = renderToStaticMarkup(<Page render={render} shell={buildShell(sampleInput({ settings }))} />)
  expect(html.match(/<header[^>]*data-background="([^"]*)"/)?.[1]).toBe('secondary')
})
