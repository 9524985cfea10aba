import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'team',
  label: { de: 'Team', fr: 'Équipe' },
  isAddable: true,
  kind: 'pageCollection',
  children: { pages: 'team', detail: 'teamDetails' },
  fields: {
    kicker: { kind: 'text', label: { de: 'Dachzeile', fr: 'Surtitre' }, isOneLine: true },
    title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
    description: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
    button: { kind: 'button', label: { de: 'Knopf', fr: 'Bouton' } },
  },
  options: {
    layout: {
      type: 'gridLayout',
      label: { de: 'Anordnung', fr: 'Disposition' },
      default: 'grid',
      filter: ['grid', 'carousel', 'avatar'],
    },
    columns: {
      type: 'columnLayout',
      label: { de: 'Spalten', fr: 'Colonnes' },
      default: 4,
      displayConditions: [{ option: 'layout', comparison: '!=', value: 'avatar' }],
    },
    imageFormat: {
      type: 'imageFormat',
      label: { de: 'Bildformat', fr: 'Format d’image' },
      default: 'portrait',
      displayConditions: [{ option: 'layout', comparison: '!=', value: 'avatar' }],
    },
    alignment: {
      type: 'alignment',
      label: { de: 'Ausrichtung', fr: 'Alignement' },
      default: 'left',
      filter: ['left', 'center'],
    },
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  },
})
