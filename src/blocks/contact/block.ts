import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Kontakt und Öffnungszeiten', fr: 'Contact et horaires' },
  isAddable: true,
  kind: 'component',
  isLoaded: true,
  fields: {
    kicker: fields.kicker,
    title: fields.title,
    description: fields.description,
    button: fields.button,
  },
  options: {
    location: { type: 'location', label: { de: 'Standorte', fr: 'Succursales' }, default: [] },
    showHours: { type: 'checkbox', label: { de: 'Öffnungszeiten zeigen', fr: 'Afficher les horaires' }, default: true },
    showSpecialDates: {
      type: 'checkbox',
      label: { de: 'Besondere Zeiten zeigen', fr: 'Afficher les horaires spéciaux' },
      default: true,
      displayConditions: [{ option: 'showHours', comparison: '=', value: true }],
    },
    backgroundColor: options.backgroundColor,
  },
})
