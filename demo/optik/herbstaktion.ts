import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage } from '../write'

/** A draft in the middle of its translation: the editor shows what is missing. */
export const herbstaktion: PageTemplate = {
  ref: 'herbstaktion',
  isDraft: true,
  name: { de: 'Herbstaktion', fr: 'Action d’automne', it: 'Promozione d’autunno', en: 'Autumn offer' },
  groups: [
    {
      type: 'hero',
      options: { layout: 'textAboveMedia', backgroundColor: 'accent' },
      fields: {
        kicker: plain({ de: 'Bis 30. November', fr: 'Jusqu’au 30 novembre', it: 'Fino al 30 novembre' }),
        title: plain({ de: 'Die Zweite kostet die Hälfte.', fr: 'La deuxième à moitié prix.' }),
        description: rich({
          de: 'Zwei Brillen mit Ihren Werten, die günstigere zum halben Preis. Zum Beispiel eine fürs Büro und eine für den Nebel.',
        }),
        button: toPage('kontakt', {
          de: 'Termin vereinbaren',
          fr: 'Prendre rendez-vous',
          it: 'Fissare un appuntamento',
        }),
        image: picture('optik/frame-square'),
      },
    },
    {
      type: 'richTextBlock',
      fields: {
        title: plain({
          de: 'So funktioniert es',
          fr: 'Comment ça marche',
          it: 'Come funziona',
          en: 'How it works',
        }),
        textBlock: rich({
          de: 'Aussuchen, messen, bestellen. Die zweite Brille darf auch für jemand anderen in Ihrem Haushalt sein.',
          fr: 'Choisir, mesurer, commander. La deuxième paire peut aussi être pour une autre personne du ménage.',
        }),
      },
    },
  ],
}
