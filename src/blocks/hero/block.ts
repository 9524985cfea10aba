import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'start',
  label: { de: 'Einstieg', fr: 'Accroche' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: { kind: 'text', label: { de: 'Dachzeile', fr: 'Surtitre' }, isOneLine: true },
    title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
    description: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
    button: { kind: 'button', label: { de: 'Knopf', fr: 'Bouton' } },
    secondaryButton: { kind: 'button', label: { de: 'Zweiter Knopf', fr: 'Deuxième bouton' } },
    image: { kind: 'media', label: { de: 'Bild', fr: 'Image' } },
  },
  options: {
    layout: {
      type: 'shiftedAlignment',
      label: { de: 'Bild und Text', fr: 'Image et texte' },
      default: 'default',
    },
    alignment: { type: 'alignment', label: { de: 'Ausrichtung', fr: 'Alignement' }, default: 'left' },
    verticalAlignment: {
      type: 'verticalAlignment',
      label: { de: 'Text in der Höhe', fr: 'Texte en hauteur' },
      default: 'bottom',
      displayConditions: [{ option: 'layout', comparison: '=', value: 'default' }],
    },
    size: { type: 'size', label: { de: 'Höhe', fr: 'Hauteur' }, default: 'medium' },
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  },
})
