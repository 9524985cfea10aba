import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'multiCta',
  options: { backgroundColor: 'secondary' },
  fields: {
    kicker: { text: { de: 'Drei Wege zu uns', fr: 'Trois façons de nous joindre' } },
    title: { text: { de: 'Anrufen', fr: 'Appeler' } },
    subtitle: { text: { de: 'Montag bis Samstag', fr: 'Du lundi au samedi' } },
    description: {
      text: {
        de: writeRichText('Für alles, was heute sein muss. Wir nehmen selber ab, ohne Warteschlaufe.'),
        fr: writeRichText('Pour tout ce qui presse. Nous répondons nous-mêmes, sans musique d’attente.'),
      },
    },
    button: {
      text: { de: '052 212 34 56', fr: '052 212 34 56' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
    secondaryTitle: { text: { de: 'Termin wählen', fr: 'Choisir un rendez-vous' } },
    secondarySubtitle: { text: { de: 'Rund um die Uhr', fr: 'À toute heure' } },
    secondaryDescription: {
      text: {
        de: writeRichText('Sehtest, Linsen oder Beratung: Sie sehen alle freien Zeiten und wählen, was passt.'),
        fr: writeRichText('Examen, lentilles ou conseil : vous voyez tous les créneaux libres et choisissez.'),
      },
    },
    secondaryButton: {
      text: { de: 'Freie Zeiten ansehen', fr: 'Voir les créneaux' },
      options: { link: { type: 'url', url: 'https://www.example.ch/termin' } },
    },
    tertiaryTitle: { text: { de: 'Vorbeikommen', fr: 'Passer' } },
    tertiarySubtitle: { text: { de: 'Lindengasse 12', fr: 'Lindengasse 12' } },
    tertiaryDescription: {
      text: {
        de: writeRichText('Richten, reinigen, neue Nasenpads: das geht ohne Termin und kostet nichts.'),
        fr: writeRichText('Ajuster, nettoyer, changer des plaquettes : sans rendez-vous et sans frais.'),
      },
    },
    tertiaryButton: {
      text: { de: 'Weg und Öffnungszeiten', fr: 'Adresse et horaires' },
      options: { link: { type: 'url', url: 'https://www.example.ch/kontakt' } },
    },
    quaternaryDescription: {
      text: {
        de: writeRichText('Ausserhalb der Öffnungszeiten rufen wir am nächsten Werktag zurück.'),
        fr: writeRichText('En dehors des heures d’ouverture, nous rappelons le jour ouvrable suivant.'),
      },
    },
  },
}

export default sample

export const variants = [
  { layout: 'split', textSize: 'large', backgroundColor: 'primary' },
  { alignment: 'center', textSize: 'small', backgroundColor: null },
]
