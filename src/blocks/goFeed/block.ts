import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Beiträge der Gesundheitsoptik', fr: 'Articles de l’optique santé' },
  isAddable: true,
  isGated: true,
  kind: 'groupCollection',
  children: { cards: 'goFeedCard' },
  fields: headFields,
  options: {
    layout: { ...cardOptions.layout, filter: ['grid', 'split', 'carousel'] },
    columns: cardOptions.columns,
    imageFormat: { ...cardOptions.imageFormat, default: 'square' },
    textSize: options.textSize,
    alignment: options.leftOrCenter,
    backgroundColor: options.backgroundColor,
  },
})
