import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'
import { catFrame, kidsFrame, pantoFrame, roundFrame, squareFrame, sunFrame } from './frames'
import { glassPrices, goodToKnow } from './glassPrices'

export const brillen: PageTemplate = {
  ref: 'brillen',
  name: { de: 'Brillen', fr: 'Lunettes', it: 'Occhiali', en: 'Spectacles' },
  meta: {
    description: words({
      de: 'Rund tausend Fassungen aus der Schweiz, Frankreich, Italien und Dänemark. Gläser und Preise, offen angeschrieben.',
      fr: 'Un millier de montures de Suisse, de France, d’Italie et du Danemark. Verres et prix, affichés clairement.',
      it: 'Un migliaio di montature da Svizzera, Francia, Italia e Danimarca. Lenti e prezzi indicati chiaramente.',
      en: 'Around a thousand frames from Switzerland, France, Italy and Denmark. Lenses and prices, plainly stated.',
    }),
    shareImage: 'optik/frames-silhouette',
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'textAboveMedia' },
      fields: {
        kicker: plain({ de: 'Brillen', fr: 'Lunettes', it: 'Occhiali', en: 'Spectacles' }),
        title: plain({
          de: 'Etwas fürs Gesicht, nicht nur für die Augen.',
          fr: 'Pour le visage, pas seulement pour les yeux.',
          it: 'Per il viso, non solo per gli occhi.',
          en: 'For your face, not just for your eyes.',
        }),
        description: rich({
          de: 'Eine Brille tragen Sie 5000 Stunden im Jahr. Nehmen Sie sich eine davon zum Aussuchen. Wir legen sechs Fassungen bereit, die passen könnten, und sagen ehrlich, welche es nicht tun.',
          fr: 'Vos lunettes, vous les portez 5000 heures par an. Prenez-en une pour choisir. Nous préparons six montures qui pourraient convenir et disons franchement lesquelles ne conviennent pas.',
          it: 'Gli occhiali si portano 5000 ore all’anno. Prendetevene una per scegliere. Prepariamo sei montature che potrebbero andare e diciamo con franchezza quali non vanno.',
          en: 'You wear your spectacles 5000 hours a year. Take one of them to choose. We set out six frames that might suit, and tell you honestly which ones don’t.',
        }),
        button: toPage('kontakt', {
          de: 'Beratung vereinbaren',
          fr: 'Fixer un rendez-vous',
          it: 'Fissare una consulenza',
          en: 'Book a consultation',
        }),
        image: picture('optik/frames-silhouette'),
      },
    },
    {
      type: 'productBoard',
      options: { layout: 'grid', columns: 3, imageFormat: 'portrait' },
      fields: {
        kicker: plain({ de: 'Fassungen', fr: 'Montures', it: 'Montature', en: 'Frames' }),
        title: plain({
          de: 'Von Häusern, die wir kennen',
          fr: 'De maisons que nous connaissons',
          it: 'Da marchi che conosciamo',
          en: 'From makers we know',
        }),
        description: rich({
          de: 'Familienbetriebe aus dem Jura, aus Oyonnax, dem Cadore und Kopenhagen. Ersatzteile gibt es auch nach zehn Jahren noch.',
          fr: 'Des entreprises familiales du Jura, d’Oyonnax, du Cadore et de Copenhague. On y trouve des pièces de rechange même après dix ans.',
          it: 'Aziende di famiglia del Giura, di Oyonnax, del Cadore e di Copenaghen. I ricambi si trovano anche dopo dieci anni.',
          en: 'Family firms from the Jura, Oyonnax, the Cadore and Copenhagen. They still have spare parts ten years on.',
        }),
      },
      cards: [roundFrame, squareFrame, catFrame, pantoFrame, sunFrame, kidsFrame],
    },
    glassPrices,
    goodToKnow,
    {
      type: 'cta',
      options: { backgroundColor: 'extended', alignment: 'right' },
      fields: {
        kicker: plain({ de: 'Reparatur', fr: 'Réparation', it: 'Riparazioni', en: 'Repairs' }),
        title: plain({
          de: 'Draufgesessen? Kommt vor.',
          fr: 'Vous vous êtes assis dessus ? Cela arrive.',
          it: 'Vi ci siete seduti sopra? Capita.',
          en: 'Sat on them? It happens.',
        }),
        description: rich({
          de: 'Bringen Sie die Brille, wie sie ist. Richten, Nasenpads und Schrauben kosten bei uns nichts, auch wenn sie von anderswo stammt.',
          fr: 'Apportez-les telles quelles. Redresser, changer des plaquettes ou une vis : c’est gratuit, même si elles viennent d’ailleurs.',
          it: 'Portateli così come sono. Raddrizzare, cambiare naselli e viti da noi non costa nulla, anche se vengono da altrove.',
          en: 'Bring them as they are. Straightening, nose pads and screws are free, even if you bought them elsewhere.',
        }),
        button: toPage('kontakt', {
          de: 'Adressen und Zeiten',
          fr: 'Adresses et horaires',
          it: 'Indirizzi e orari',
          en: 'Addresses and hours',
        }),
        image: picture('optik/workshop'),
      },
    },
    {
      type: 'announcementBubble',
      options: { backgroundColor: 'accent' },
      fields: {
        description: plain({
          de: 'Die zweite Brille zum halben Preis',
          fr: 'La deuxième paire à moitié prix',
          it: 'Il secondo paio a metà prezzo',
          en: 'The second pair at half price',
        }),
        button: toPage('kontakt', { de: 'Termin', fr: 'Venir', it: 'Venire', en: 'Visit' }),
      },
    },
  ],
}
