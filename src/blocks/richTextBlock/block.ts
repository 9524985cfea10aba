import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Text', fr: 'Texte' },
  isAddable: true,
  kind: 'component',
  fields: {
    title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
    textBlock: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
  },
  options: {
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
    alignment: { type: 'alignment', label: { de: 'Ausrichtung', fr: 'Alignement' }, default: 'left' },
  },
})
