import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Bildkarte', fr: 'Carte image' },
  isAddable: false,
  kind: 'component',
  fields: {
    image: { kind: 'media', label: { de: 'Bild', fr: 'Image' } },
    title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
    description: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
    button: { kind: 'button', label: { de: 'Knopf', fr: 'Bouton' } },
  },
  options: {},
})
