import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'
import { frames } from './frames'
import { offers } from './offers'

export const home: PageTemplate = {
  ref: 'home',
  role: 'home',
  key: 'home',
  name: { de: 'Start', fr: 'Accueil', it: 'Inizio', en: 'Home' },
  meta: {
    title: words({
      de: 'Optik Lindenhof, Winterthur: Brillen, Kontaktlinsen, Sehtest',
      fr: 'Optik Lindenhof, Winterthour : lunettes, lentilles, examen de la vue',
      it: 'Optik Lindenhof, Winterthur: occhiali, lenti a contatto, esame della vista',
      en: 'Optik Lindenhof, Winterthur: spectacles, contact lenses, eye tests',
    }),
    description: words({
      de: 'Optiker an der Marktgasse und in Winterthur Seen. Sehtest mit Zeit, Fassungen mit Charakter, Gläser aus dem eigenen Atelier.',
      fr: 'Opticien à la Marktgasse et à Seen, Winterthour. Des examens sans hâte, des montures de caractère, des verres taillés sur place.',
      it: 'Ottico in Marktgasse e a Seen, Winterthur. Esami senza fretta, montature di carattere, lenti molate nel nostro laboratorio.',
      en: 'Opticians on Marktgasse and in Seen, Winterthur. Unhurried eye tests, frames with character, lenses cut in our own workshop.',
    }),
    shareImage: 'optik/hero-lens',
  },
  groups: [
    {
      type: 'announcementBar',
      options: { backgroundColor: 'extended' },
      fields: {
        description: plain({
          de: 'Vom 24. Dezember bis 2. Januar gelten unsere Festtagszeiten.',
          fr: 'Du 24 décembre au 2 janvier, nous avons des horaires de fêtes.',
          it: 'Dal 24 dicembre al 2 gennaio valgono gli orari delle feste.',
          en: 'Holiday hours apply from 24 December to 2 January.',
        }),
        button: toPage('kontakt', {
          de: 'Öffnungszeiten ansehen',
          fr: 'Voir les horaires',
          it: 'Vedi gli orari',
          en: 'See opening hours',
        }),
      },
    },
    {
      type: 'hero',
      options: { size: 'large' },
      fields: {
        kicker: plain({
          de: 'Augenoptik in Winterthur, seit 1987',
          fr: 'Opticien à Winterthour depuis 1987',
          it: 'Ottici a Winterthur dal 1987',
          en: 'Opticians in Winterthur since 1987',
        }),
        title: plain({
          de: 'Sehen Sie sich in Ruhe um.',
          fr: 'Prenez le temps de voir.',
          it: 'Guardatevi intorno, con calma.',
          en: 'Take a good, long look.',
        }),
        description: rich({
          de: 'Wir messen genau, hören zu und schleifen Ihre Gläser im Atelier hinter dem Laden. An der Marktgasse und in Seen.',
          fr: 'Nous mesurons avec précision, nous écoutons, et nous taillons vos verres dans l’atelier derrière le magasin. À la Marktgasse et à Seen.',
          it: 'Misuriamo con precisione, ascoltiamo e moliamo le vostre lenti nel laboratorio dietro il negozio. In Marktgasse e a Seen.',
          en: 'We measure carefully, we listen, and we cut your lenses in the workshop behind the shop. On Marktgasse and in Seen.',
        }),
        button: toPage('kontakt', {
          de: 'Termin vereinbaren',
          fr: 'Prendre rendez-vous',
          it: 'Fissare un appuntamento',
          en: 'Book an appointment',
        }),
        secondaryButton: toPage('brillen', {
          de: 'Fassungen ansehen',
          fr: 'Voir les montures',
          it: 'Vedere le montature',
          en: 'See the frames',
        }),
        image: picture('optik/hero-lens'),
      },
    },
    offers,
    {
      type: 'textOnImage',
      options: { size: 'large', textPosition: 'bottom-left', backgroundColor: 'primary' },
      fields: {
        kicker: plain({ de: 'Das Atelier', fr: 'L’atelier', it: 'Il laboratorio', en: 'The workshop' }),
        title: plain({
          de: 'Ihre Gläser reisen keine tausend Kilometer. Nur durch eine Tür.',
          fr: 'Vos verres ne font pas mille kilomètres. Juste une porte.',
          it: 'Le vostre lenti non fanno mille chilometri. Solo una porta.',
          en: 'Your lenses don’t travel a thousand kilometres. Just through one door.',
        }),
        description: rich({
          de: 'Beat Ammann schleift sie im Raum hinter dem Laden. Einfache Gläser sind oft noch am selben Tag bereit, eine lose Schraube sofort. Und wenn Sie mögen, schauen Sie ihm zu.',
          fr: 'Beat Ammann les taille dans la pièce derrière le magasin. Des verres simples sont souvent prêts le jour même, une vis desserrée tout de suite. Et si cela vous tente, regardez-le faire.',
          it: 'Beat Ammann le mola nella stanza dietro il negozio. Le lenti semplici sono spesso pronte in giornata, una vite allentata subito. E se vi va, potete stare a guardare.',
          en: 'Beat Ammann cuts them in the room behind the shop. Simple lenses are often ready the same day, a loose screw right away. And if you like, you can watch.',
        }),
        button: toPage('ueber-uns', {
          de: 'Wer wir sind',
          fr: 'Qui nous sommes',
          it: 'Chi siamo',
          en: 'Who we are',
        }),
        backgroundImage: picture('optik/workshop'),
      },
    },
    frames({ layout: 'carousel', columns: 3, imageFormat: 'portrait', backgroundColor: 'secondary' }),
    {
      type: 'teamContainer',
      options: { layout: 'split' },
      fields: {
        kicker: plain({ de: 'Kommen Sie vorbei', fr: 'Passez nous voir', it: 'Passate a trovarci', en: 'Drop in' }),
        title: plain({
          de: 'Zweimal in Winterthur',
          fr: 'Deux adresses à Winterthour',
          it: 'Due volte a Winterthur',
          en: 'Twice in Winterthur',
        }),
        description: rich({
          de: 'Für den Sehtest bitten wir um einen Termin. Für alles andere genügt die Tür.',
          fr: 'Pour un examen de la vue, prenez rendez-vous. Pour tout le reste, poussez la porte.',
          it: 'Per l’esame della vista serve un appuntamento. Per tutto il resto basta aprire la porta.',
          en: 'Please book for an eye test. For anything else, just open the door.',
        }),
      },
    },
  ],
}
