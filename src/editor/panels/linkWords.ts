import { defineWords } from '../i18n/words'

export const linkWords = defineWords({
  de: {
    type: 'Art des Links',
    address: 'Seite oder Adresse',
    addressField: 'Seite, Webadresse, E-Mail oder Telefon',
    url: 'Webadresse',
    bookingTool: 'Terminbuchung',
    healthOpticsBooking: 'Termin Gesundheitsoptik',
    iframe: 'Eingebettete Seite',
    iframeUrl: 'Adresse',
    apply: 'Übernehmen',
    asMail: 'Als E-Mail verlinken',
    remove: 'Link entfernen',
  },
  fr: {
    type: 'Type de lien',
    address: 'Page ou adresse',
    addressField: 'Page, adresse web, e-mail ou téléphone',
    url: 'Adresse web',
    bookingTool: 'Prise de rendez-vous',
    healthOpticsBooking: 'Rendez-vous optique santé',
    iframe: 'Page intégrée',
    iframeUrl: 'Adresse',
    apply: 'Appliquer',
    asMail: 'Créer un lien e-mail',
    remove: 'Supprimer le lien',
  },
})
