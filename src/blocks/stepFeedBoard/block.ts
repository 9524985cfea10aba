import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Schritte', fr: 'Étapes' },
  isAddable: true,
  kind: 'groupCollection',
  children: { cards: 'stepFeedCard' },
  fields: headFields,
  options: {
    ...cardOptions,
    layout: { ...cardOptions.layout, filter: ['grid', 'split', 'carousel'] },
    imageFormat: { ...cardOptions.imageFormat, default: 'square' },
    textSize: options.textSize,
    alignment: options.leftOrCenter,
    backgroundColor: options.backgroundColor,
  },
})
