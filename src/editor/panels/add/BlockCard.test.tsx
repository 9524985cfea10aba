import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { definitions } from '../../../blocks/definitions'
import { EditorProvider } from '../../EditorContext'
import type { Editor } from '../../state/editor'
import { BlockCard } from './BlockCard'

const draw = (isHealthOpticsMember: boolean) =>
  renderToStaticMarkup(
    <EditorProvider editor={{ data: { editorLocale: 'de', isHealthOpticsMember } } as unknown as Editor}>
      <BlockCard
        choice={{ type: 'hero', definition: { ...definitions.hero!, isGated: true } }}
        sample={undefined}
        views={{}}
        onChoose={() => undefined}
      />
    </EditorProvider>,
  )

it('SET-6: a gated block can only be chosen on a site of a health-optics member', () => {
  expect(draw(false)).toContain('Nur verfügbar für Gesundheitsoptiker')
  expect(draw(false)).toMatch(/<button[^>]*disabled/)
  expect(draw(true)).not.toContain('Nur verfügbar')
  expect(draw(true)).not.toMatch(/<button[^>]*disabled/)
})
