import { options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'start',
  label: { de: 'Schwebender Hinweis', fr: 'Annonce flottante' },
  isAddable: true,
  isFloating: true,
  kind: 'component',
  fields: {
    description: { kind: 'text', label: { de: 'Hinweis', fr: 'Annonce' } },
    button: { kind: 'button', label: { de: 'Link', fr: 'Lien' } },
  },
  options: {
    alignment: {
      type: 'alignment',
      label: { de: 'Ecke unten', fr: 'Coin inférieur' },
      default: 'right',
      filter: ['left', 'right'],
    },
    size: options.size,
    dismissible: { type: 'checkbox', label: { de: 'Kann geschlossen werden', fr: 'Peut être fermée' }, default: true },
    backgroundColor: { ...options.backgroundColor, label: { de: 'Farbe', fr: 'Couleur' }, default: 'primary' },
  },
})
