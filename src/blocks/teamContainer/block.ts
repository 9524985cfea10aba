import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

const isSplit = { option: 'layout', comparison: '=', value: 'split' } as const

export default defineBlock({
  shape: 1,
  category: 'team',
  label: { de: 'Team', fr: 'Équipe' },
  isAddable: true,
  kind: 'pageCollection',
  children: { pages: 'team', detail: 'teamDetails' },
  fields: {
    ...headFields,
    groupImage: { kind: 'media', label: { de: 'Gruppenbild', fr: 'Photo de groupe' } },
  },
  options: {
    layout: { ...cardOptions.layout, filter: ['grid', 'carousel', 'avatar', 'split'] },
    columns: { ...cardOptions.columns, default: 4 },
    imageFormat: cardOptions.imageFormat,
    alignment: {
      ...options.leftOrCenter,
      displayConditions: [{ option: 'layout', comparison: '!=', value: 'split' }],
    },
    showBranches: {
      type: 'checkbox',
      label: { de: 'Kontakt und Öffnungszeiten zeigen', fr: 'Afficher le contact et les horaires' },
      default: true,
      displayConditions: [isSplit],
    },
    location: {
      type: 'location',
      label: { de: 'Standorte', fr: 'Succursales' },
      default: [],
      displayConditions: [isSplit, { option: 'showBranches', comparison: '=', value: true }],
    },
    backgroundColor: options.backgroundColor,
  },
})
