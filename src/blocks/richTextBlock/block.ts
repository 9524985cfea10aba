import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Text', fr: 'Texte' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: { kind: 'text', label: { de: 'Dachzeile', fr: 'Surtitre' }, isOneLine: true },
    title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
    textBlock: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
    button: { kind: 'button', label: { de: 'Knopf', fr: 'Bouton' } },
  },
  options: {
    alignment: { type: 'alignment', label: { de: 'Ausrichtung', fr: 'Alignement' }, default: 'left' },
    textSize: { type: 'textSize', label: { de: 'Schriftgrösse', fr: 'Taille du texte' }, default: 'medium' },
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  },
})
