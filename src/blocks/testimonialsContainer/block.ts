import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Stimmen', fr: 'Témoignages' },
  isAddable: true,
  kind: 'pageCollection',
  children: { pages: 'testimonial', detail: 'testimonialDetails' },
  fields: headFields,
  options: {
    layout: { ...cardOptions.layout, default: 'masonry', filter: ['grid', 'masonry', 'carousel', 'split'] },
    columns: { ...cardOptions.columns, displayConditions: [{ option: 'layout', comparison: '!=', value: 'split' }] },
    imageFormat: {
      ...cardOptions.imageFormat,
      displayConditions: [{ option: 'layout', comparison: '=', value: 'split' }],
    },
    textSize: options.textSize,
    alignment: {
      ...options.leftOrCenter,
      displayConditions: [{ option: 'layout', comparison: '!=', value: 'split' }],
    },
    backgroundColor: options.backgroundColor,
  },
})
