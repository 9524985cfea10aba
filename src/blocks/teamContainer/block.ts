import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'team',
  label: { de: 'Team', fr: 'Équipe' },
  isAddable: true,
  kind: 'pageCollection',
  children: { pages: 'team', detail: 'teamDetails' },
  fields: headFields,
  options: {
    layout: { ...cardOptions.layout, filter: ['grid', 'carousel', 'avatar'] },
    columns: { ...cardOptions.columns, default: 4 },
    imageFormat: cardOptions.imageFormat,
    alignment: options.leftOrCenter,
    backgroundColor: options.backgroundColor,
  },
})
