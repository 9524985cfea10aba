import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'start',
  label: { de: 'Hinweisbalken', fr: 'Bandeau d’annonce' },
  isAddable: true,
  kind: 'component',
  fields: {
    description: { kind: 'text', label: { de: 'Hinweis', fr: 'Annonce' }, isOneLine: true },
    button: { kind: 'button', label: { de: 'Link', fr: 'Lien' } },
  },
  options: {
    dismissible: { type: 'checkbox', label: { de: 'Kann geschlossen werden', fr: 'Peut être fermé' }, default: true },
    backgroundColor: { type: 'color', label: { de: 'Farbe', fr: 'Couleur' }, default: null },
  },
})
