import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Leistungen in Karten', fr: 'Prestations en cartes' },
  isAddable: true,
  kind: 'groupCollection',
  children: { cards: 'serviceCard' },
  fields: headFields,
  options: {
    ...cardOptions,
    layout: { ...cardOptions.layout, default: 'split', filter: ['grid', 'split', 'carousel'] },
    imageFormat: { ...cardOptions.imageFormat, default: 'square' },
    textSize: options.textSize,
    alignment: options.leftOrCenter,
    backgroundColor: options.backgroundColor,
  },
})
