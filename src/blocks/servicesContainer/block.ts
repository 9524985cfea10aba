import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Dienstleistungen', fr: 'Services' },
  isAddable: true,
  kind: 'pageCollection',
  children: { pages: 'service', detail: null },
  fields: headFields,
  options: {
    layout: { ...cardOptions.layout, default: 'split', filter: ['split', 'grid', 'carousel'] },
    columns: cardOptions.columns,
    imageFormat: {
      ...cardOptions.imageFormat,
      default: 'square',
      displayConditions: [{ option: 'layout', comparison: '!=', value: 'split' }],
    },
    showImages: { type: 'checkbox', label: { de: 'Bilder zeigen', fr: 'Afficher les images' }, default: true },
    textSize: options.textSize,
    alignment: {
      ...options.leftOrCenter,
      displayConditions: [{ option: 'layout', comparison: '!=', value: 'split' }],
    },
    backgroundColor: options.backgroundColor,
  },
})
