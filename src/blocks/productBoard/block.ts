import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Produkte und Preise', fr: 'Produits et prix' },
  isAddable: true,
  kind: 'groupCollection',
  children: { cards: 'productCard' },
  fields: headFields,
  options: {
    ...cardOptions,
    layout: { ...cardOptions.layout, filter: ['grid', 'masonry', 'split', 'carousel'] },
    columns: { ...cardOptions.columns, default: 4 },
    imageFormat: { ...cardOptions.imageFormat, default: 'square' },
    textSize: options.textSize,
    alignment: options.leftOrCenter,
    backgroundColor: options.backgroundColor,
  },
})
