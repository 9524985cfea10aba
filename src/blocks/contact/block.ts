import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Kontakt und Öffnungszeiten', fr: 'Contact et horaires' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: { kind: 'text', label: { de: 'Dachzeile', fr: 'Surtitre' }, isOneLine: true },
    title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
    description: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
    button: { kind: 'button', label: { de: 'Knopf', fr: 'Bouton' } },
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
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  },
})
