import { defineWords } from '../i18n/words'

export const linkWords = defineWords({
  de: {
    type: 'Link auf',
    page: 'Seite',
    url: 'Webadresse',
    phone: 'Telefon',
    email: 'E-Mail',
    bookingTool: 'Terminbuchung',
    healthOpticsBooking: 'Termin Gesundheitsoptik',
    iframe: 'Eingebettete Seite',
    iframeUrl: 'Adresse',
    apply: 'Übernehmen',
    remove: 'Link entfernen',
  },
  fr: {
    type: 'Lien vers',
    page: 'Page',
    url: 'Adresse web',
    phone: 'Téléphone',
    email: 'E-mail',
    bookingTool: 'Prise de rendez-vous',
    healthOpticsBooking: 'Rendez-vous optique santé',
    iframe: 'Page intégrée',
    iframeUrl: 'Adresse',
    apply: 'Appliquer',
    remove: 'Supprimer le lien',
  },
})
