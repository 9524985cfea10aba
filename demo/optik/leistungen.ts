import type { PageTemplate } from '../../src/content/siteTemplate'
import { plain, rich, toMail, toPage, toPhone, words } from '../write'
import { servicePage } from './service'
import { children, eyeCheck } from './servicesForEyes'
import { repairs, sport } from './servicesForFrames'

export const services: PageTemplate[] = [eyeCheck, children, sport, repairs].map(servicePage)

/** What we do besides spectacles and lenses, each with its own page. */
export const leistungen: PageTemplate = {
  ref: 'leistungen',
  name: { de: 'Leistungen', fr: 'Services', it: 'Servizi', en: 'Services' },
  meta: {
    description: words({
      de: 'Augencheck, Kinderaugen, Sportbrillen und Reparatur: was Optik Lindenhof in Winterthur ausser Brillen noch kann.',
      fr: 'Bilan oculaire, yeux des enfants, sport et réparation : ce qu’Optik Lindenhof fait à Winterthour, en plus des lunettes.',
      it: 'Controllo degli occhi, bambini, sport e riparazioni: che cosa fa Optik Lindenhof a Winterthur oltre agli occhiali.',
      en: 'Eye checks, children’s eyes, sports glasses and repairs: what Optik Lindenhof in Winterthur does besides spectacles.',
    }),
  },
  groups: [
    {
      type: 'servicesContainer',
      fields: {
        kicker: plain({ de: 'Leistungen', fr: 'Services', it: 'Servizi', en: 'Services' }),
        title: plain({
          de: 'Was wir sonst noch tun',
          fr: 'Ce que nous faisons encore',
          it: 'Che cosa facciamo ancora',
          en: 'What else we do',
        }),
        description: rich({
          de: 'Vier Dinge, für die man uns oft erst auf den zweiten Blick findet. Mit Dauer und Preis.',
          fr: 'Quatre choses pour lesquelles on nous trouve souvent au second regard. Avec durée et prix.',
          it: 'Quattro cose per cui spesso ci si accorge di noi al secondo sguardo. Con durata e prezzo.',
          en: 'Four things people often find us for at second glance. With how long and how much.',
        }),
      },
    },
    {
      type: 'multiCta',
      options: { backgroundColor: 'secondary' },
      fields: {
        title: plain({ de: 'Anrufen', fr: 'Appeler', it: 'Chiamare', en: 'Call' }),
        description: rich({
          de: 'Am schnellsten geht es am Telefon. Es nimmt jemand ab, der Ihre Brille in der Hand hatte.',
          fr: 'Le plus rapide : le téléphone. Vous parlez à quelqu’un qui a tenu vos lunettes en main.',
          it: 'La via più rapida è il telefono. Risponde chi ha avuto in mano i vostri occhiali.',
          en: 'The phone is quickest. You reach somebody who has held your spectacles.',
        }),
        button: toPhone('052 212 34 56', {
          de: '052 212 34 56',
          fr: '052 212 34 56',
          it: '052 212 34 56',
          en: '052 212 34 56',
        }),
        secondaryTitle: plain({ de: 'Schreiben', fr: 'Écrire', it: 'Scrivere', en: 'Write' }),
        secondaryDescription: rich({
          de: 'Zwei, drei Zeiten, die passen, genügen. Wir antworten am selben Werktag.',
          fr: 'Deux ou trois moments suffisent. Nous répondons le jour ouvrable même.',
          it: 'Bastano due o tre orari. Rispondiamo lo stesso giorno lavorativo.',
          en: 'Two or three times that suit you are enough. We answer the same working day.',
        }),
        secondaryButton: toMail('hallo@optik-lindenhof.example', {
          de: 'E-Mail schreiben',
          fr: 'Écrire un e-mail',
          it: 'Scrivere un’e-mail',
          en: 'Write an e-mail',
        }),
        tertiaryTitle: plain({ de: 'Vorbeikommen', fr: 'Passer', it: 'Passare', en: 'Drop in' }),
        tertiaryDescription: rich({
          de: 'An der Marktgasse oder in Seen. Für Reparaturen brauchen Sie keinen Termin.',
          fr: 'À la Marktgasse ou à Seen. Pour une réparation, pas besoin de rendez-vous.',
          it: 'In Marktgasse o a Seen. Per le riparazioni non serve appuntamento.',
          en: 'On Marktgasse or in Seen. Repairs need no appointment.',
        }),
        tertiaryButton: toPage('kontakt', {
          de: 'Adressen und Zeiten',
          fr: 'Adresses et horaires',
          it: 'Indirizzi e orari',
          en: 'Addresses and hours',
        }),
      },
    },
  ],
}
