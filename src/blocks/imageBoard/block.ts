import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Bilder', fr: 'Images' },
  isAddable: true,
  kind: 'groupCollection',
  children: { cards: 'imageCard' },
  fields: {
    kicker: { kind: 'text', label: { de: 'Dachzeile', fr: 'Surtitre' }, isOneLine: true },
    title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
    description: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
    button: { kind: 'button', label: { de: 'Knopf', fr: 'Bouton' } },
  },
  options: {
    layout: { type: 'gridLayout', label: { de: 'Anordnung', fr: 'Disposition' }, default: 'grid' },
    columns: {
      type: 'columnLayout',
      label: { de: 'Spalten', fr: 'Colonnes' },
      default: 3,
      displayConditions: [
        { option: 'layout', comparison: '!=', value: 'split' },
        { option: 'layout', comparison: '!=', value: 'avatar' },
      ],
    },
    imageFormat: {
      type: 'imageFormat',
      label: { de: 'Bildformat', fr: 'Format d’image' },
      default: 'portrait',
      displayConditions: [
        { option: 'layout', comparison: '!=', value: 'masonry' },
        { option: 'layout', comparison: '!=', value: 'avatar' },
      ],
    },
    objectFit: {
      type: 'objectFit',
      label: { de: 'Bildausschnitt', fr: 'Cadrage' },
      default: 'cover',
      displayConditions: [{ option: 'layout', comparison: '!=', value: 'masonry' }],
    },
    textSize: { type: 'textSize', label: { de: 'Schriftgrösse', fr: 'Taille du texte' }, default: 'medium' },
    alignment: {
      type: 'alignment',
      label: { de: 'Ausrichtung', fr: 'Alignement' },
      default: 'left',
      filter: ['left', 'center'],
    },
    lightbox: { type: 'checkbox', label: { de: 'Bilder gross öffnen', fr: 'Agrandir les images' }, default: false },
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  },
})
