import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toMail, toPage, words } from '../write'

const hole = (media: string, title: Localized<string>, text: Localized<string>): GroupDraft => ({
  type: 'imageCard',
  fields: { image: picture(media), title: plain(title), description: rich(text) },
})

export const home: PageTemplate = {
  ref: 'home',
  role: 'home',
  key: 'home',
  name: { de: 'Start', fr: 'Accueil', en: 'Home' },
  meta: {
    title: words({
      de: 'Stadtgolf Winterthur: neun Bahnen durch die Altstadt',
      fr: 'Stadtgolf Winterthur : neuf trous dans la vieille ville',
      en: 'Stadtgolf Winterthur: nine holes through the old town',
    }),
    description: words({
      de: 'Golf ohne Rasen: neun Bahnen, zwei Stunden, weiche Bälle. Start und Ziel an der Bar Flutlicht in Winterthur.',
      fr: 'Du golf sans gazon : neuf trous, deux heures, des balles souples. Départ et arrivée au bar Flutlicht à Winterthour.',
      en: 'Golf without grass: nine holes, two hours, soft balls. Start and finish at the Flutlicht bar in Winterthur.',
    }),
    shareImage: 'golf/hero-map',
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'default', verticalAlignment: 'center', size: 'large' },
      fields: {
        kicker: plain({
          de: 'Stadtgolf Winterthur',
          fr: 'Stadtgolf Winterthur',
          en: 'Stadtgolf Winterthur',
        }),
        title: plain({
          de: 'Neun Bahnen. Kein Rasen.',
          fr: 'Neuf trous. Pas de gazon.',
          en: 'Nine holes. No grass.',
        }),
        description: rich({
          de: 'Ein Schläger, ein weicher Ball und die ganze Altstadt. Zwei Stunden lang, und am Schluss steht ihr an der Bar.',
          fr: 'Un club, une balle souple et toute la vieille ville. Pendant deux heures, et à la fin vous êtes au bar.',
          en: 'One club, one soft ball and the whole old town. For two hours, and at the end you are standing at the bar.',
        }),
        button: toPage('preise', { de: 'Preise und Zeiten', fr: 'Prix et horaires', en: 'Prices and hours' }),
        secondaryButton: toPage('spielen', {
          de: 'So wird gespielt',
          fr: 'Comment jouer',
          en: 'How to play',
        }),
        image: picture('golf/hero-map'),
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'carousel', columns: 3, imageFormat: 'square', backgroundColor: 'secondary' },
      fields: {
        title: plain({ de: 'Vier von neun', fr: 'Quatre sur neuf', en: 'Four out of nine' }),
        description: rich({
          de: 'Die übrigen fünf verraten wir nicht. Eine hat mit einem Brunnen zu tun.',
          fr: 'Les cinq autres restent secrets. L’un d’eux a affaire à une fontaine.',
          en: 'The other five stay secret. One of them involves a fountain.',
        }),
      },
      cards: [
        hole(
          'golf/ball-cobbles',
          { de: 'Bahn 1: Kopfstein', fr: 'Trou 1 : les pavés', en: 'Hole 1: cobbles' },
          {
            de: 'Der Ball springt, wohin er will. Par 3, mit Humor.',
            fr: 'La balle saute où elle veut. Par 3, avec humour.',
            en: 'The ball bounces where it likes. Par 3, with a sense of humour.',
          },
        ),
        hole(
          'golf/team-street',
          { de: 'Bahn 4: Gasse', fr: 'Trou 4 : la ruelle', en: 'Hole 4: the alley' },
          {
            de: 'Achtzig Meter geradeaus, zwei Meter breit. Par 4.',
            fr: 'Quatre-vingts mètres tout droit, deux mètres de large. Par 4.',
            en: 'Eighty metres straight, two metres wide. Par 4.',
          },
        ),
        hole(
          'golf/flag-fountain',
          { de: 'Bahn 7: Brunnen', fr: 'Trou 7 : la fontaine', en: 'Hole 7: the fountain' },
          {
            de: 'Wer ins Wasser spielt, fischt selbst. Par 3.',
            fr: 'Qui joue dans l’eau pêche soi-même. Par 3.',
            en: 'Play into the water and you do the fishing. Par 3.',
          },
        ),
        hole(
          'golf/bar',
          { de: 'Bahn 9: Theke', fr: 'Trou 9 : le comptoir', en: 'Hole 9: the bar' },
          {
            de: 'Eingelocht wird drinnen. Danach wird gerechnet.',
            fr: 'On termine à l’intérieur. Ensuite, on compte.',
            en: 'The last putt is indoors. Then you do the sums.',
          },
        ),
      ],
    },
    {
      type: 'richTextBlock',
      options: { textSize: 'large', alignment: 'center' },
      fields: {
        title: plain({
          de: 'Für Teams, Geburtstage und Dienstage',
          fr: 'Pour les équipes, les anniversaires et les mardis',
          en: 'For teams, birthdays and Tuesdays',
        }),
        textBlock: rich({
          de: 'Ihr braucht keine Platzreife und keine Karohose. Bis vier spielen zusammen; grössere Gruppen starten versetzt und treffen sich am Ziel.',
          fr: 'Ni carte verte ni pantalon à carreaux. On joue jusqu’à quatre ; les grands groupes partent décalés et se retrouvent à l’arrivée.',
          en: 'No handicap and no checked trousers required. Up to four play together; larger groups start one after the other and meet at the finish.',
        }),
      },
    },
    {
      type: 'textOnImage',
      options: { textPosition: 'center-right' },
      fields: {
        backgroundImage: picture('golf/bar'),
        title: plain({
          de: 'Mehr als acht? Schreibt uns.',
          fr: 'Plus de huit ? Écrivez-nous.',
          en: 'More than eight? Write to us.',
        }),
        description: rich({
          de: 'Wir legen Schläger bereit und reservieren den langen Tisch.',
          fr: 'Nous préparons les clubs et réservons la grande table.',
          en: 'We put out the clubs and keep the long table for you.',
        }),
        button: toMail('spiel@stadtgolf.example', {
          de: 'Gruppe anmelden',
          fr: 'Inscrire un groupe',
          en: 'Book a group',
        }),
      },
    },
    {
      type: 'announcementBubble',
      options: { backgroundColor: 'accent' },
      fields: {
        description: plain({
          de: 'Mittwochs: zwei spielen, einer zahlt',
          fr: 'Mercredi : à deux, un seul paie',
          en: 'Wednesdays: two play, one pays',
        }),
        button: toPage('preise', { de: 'Preise', fr: 'Prix', en: 'Prices' }),
      },
    },
  ],
}
