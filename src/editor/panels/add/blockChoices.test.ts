import { describe, expect, it } from 'vitest'
import { definitions } from '../../../blocks/definitions'
import { type BlockCategory, blockCategories } from '../../../content/defineBlock'
import { blockChoices, findChoices } from './blockChoices'
import { addWords } from './words'

const types = (groups: ReturnType<typeof blockChoices>) =>
  groups.flatMap(({ choices }) => choices.map(({ type }) => type))

describe('EDIT-9: what can be added', () => {
  it('comes in the order of the categories, none of them empty', () => {
    const shown = blockChoices().map(({ category }) => category)
    expect(shown).toEqual(blockCategories.filter(category => shown.includes(category)))
    expect(blockChoices().every(({ choices }) => choices.length > 0)).toBe(true)
  })

  it('leaves out cards and details, even when one calls itself addable', () => {
    expect(types(blockChoices())).not.toEqual(expect.arrayContaining(['imageCard']))
    const all = {
      ...definitions,
      imageCard: { ...definitions.imageCard!, isAddable: true },
      teamDetails: { ...definitions.teamDetails!, isAddable: true },
    }
    expect(types(blockChoices(all))).toEqual(types(blockChoices(definitions)))
  })

  it('is found by name or category, whatever the spelling', () => {
    const find = (wanted: string) =>
      types(findChoices(blockChoices(), { wanted, locale: 'de', categoryNames: addWords.de as Names }))
    expect(find('oeffnung')).toEqual(['contact'])
    expect(find('ÖFFNUNG')).toEqual(['contact'])
    expect(find('sammlungen')).toContain('imageBoard')
    expect(find('gibtesnicht')).toEqual([])
    expect(find('  ')).toEqual(types(blockChoices()))
  })
})

type Names = Record<BlockCategory, string>
