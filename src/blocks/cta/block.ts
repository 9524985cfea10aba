import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Aufruf', fr: 'Appel à l’action' },
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
    alignment: { type: 'alignment', label: { de: 'Ausrichtung', fr: 'Alignement' }, default: 'left' },
    size: { type: 'size', label: { de: 'Grösse', fr: 'Taille' }, default: 'medium' },
    objectFit: { type: 'objectFit', label: { de: 'Bildausschnitt', fr: 'Cadrage' }, default: 'cover' },
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  },
})
