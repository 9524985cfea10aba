import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Terminbuchung', fr: 'Prise de rendez-vous' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: fields.kicker,
    title: fields.title,
    description: fields.description,
    button: fields.button,
    image: fields.image,
  },
  options: {
    bookingLink: { type: 'bookingLink', label: { de: 'Buchung', fr: 'Réservation' }, default: null },
    alignment: {
      type: 'alignment',
      label: { de: 'Platz des Bildes', fr: 'Place de l’image' },
      default: 'right',
      filter: ['left', 'right'],
    },
    size: options.size,
    backgroundColor: options.backgroundColor,
  },
})
