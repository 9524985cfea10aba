import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Neuigkeiten', fr: 'Actualités' },
  isAddable: true,
  kind: 'groupCollection',
  children: { cards: 'newsFeedCard' },
  fields: headFields,
  options: {
    ...cardOptions,
    layout: { ...cardOptions.layout, filter: ['grid', 'masonry', 'split', 'carousel'] },
    imageFormat: { ...cardOptions.imageFormat, default: 'square' },
    textSize: options.textSize,
    alignment: options.leftOrCenter,
    backgroundColor: options.backgroundColor,
  },
})
