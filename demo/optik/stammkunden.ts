import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toMail, words } from '../write'

export const stammkunden: PageTemplate = {
  ref: 'stammkunden',
  name: { de: 'Für Stammkunden', fr: 'Clientèle fidèle', it: 'Clienti abituali', en: 'Regular customers' },
  password: 'lindenhof-2026',
  meta: {
    description: words({
      de: 'Vorpremieren und Konditionen für Menschen, die uns schon lange kennen.',
      fr: 'Avant-premières et conditions pour celles et ceux qui nous connaissent depuis longtemps.',
      it: 'Anteprime e condizioni per chi ci conosce da tempo.',
      en: 'Previews and terms for people who have known us for a long time.',
    }),
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'textAboveMedia' },
      fields: {
        kicker: plain({
          de: 'Für Stammkunden',
          fr: 'Clientèle fidèle',
          it: 'Clienti abituali',
          en: 'Regular customers',
        }),
        title: plain({
          de: 'Schön, dass Sie wieder da sind.',
          fr: 'Quel plaisir de vous revoir.',
          it: 'Che bello rivedervi.',
          en: 'Good to see you again.',
        }),
        description: rich({
          de: 'Am Donnerstag, 26. November, zeigen wir die Fassungen des Frühlings. Von 18 bis 21 Uhr, mit Suppe und ohne Rede.',
          fr: 'Jeudi 26 novembre, nous montrons les montures du printemps. De 18 à 21 heures, avec de la soupe et sans discours.',
          it: 'Giovedì 26 novembre mostriamo le montature della primavera. Dalle 18 alle 21, con una minestra e senza discorsi.',
          en: 'On Thursday 26 November we show the spring frames. From 6 to 9 in the evening, with soup and without speeches.',
        }),
        button: toMail('hallo@optik-lindenhof.example', {
          de: 'Platz reservieren',
          fr: 'Réserver une place',
          it: 'Riservare un posto',
          en: 'Reserve a place',
        }),
        image: picture('optik/frames-silhouette'),
      },
    },
    {
      type: 'richTextBlock',
      fields: {
        title: plain({
          de: 'Was Ihre Treue wert ist',
          fr: 'Ce que vaut votre fidélité',
          it: 'Quanto vale la vostra fedeltà',
          en: 'What your loyalty is worth',
        }),
        textBlock: rich({
          de: `- **15 Prozent** auf die zweite Brille mit denselben Werten
          - **Ersatzgläser zum halben Preis** im ersten Jahr, auch bei Kratzern
          - **Ultraschallbad und Richten**, so oft Sie mögen
          - **Leihbrille**, wenn Ihre in der Reparatur ist`,
          fr: `- **15 pour cent** sur la deuxième paire aux mêmes valeurs
          - **Verres de remplacement à moitié prix** la première année, même rayés
          - **Bain à ultrasons et ajustage**, aussi souvent que vous voulez
          - **Lunettes de prêt** pendant la réparation`,
          it: `- **15 per cento** sul secondo paio con gli stessi valori
          - **Lenti di ricambio a metà prezzo** nel primo anno, anche se graffiate
          - **Bagno a ultrasuoni e regolazione**, quanto spesso volete
          - **Occhiali in prestito** durante la riparazione`,
          en: `- **15 per cent** off the second pair with the same values
          - **Replacement lenses at half price** in the first year, scratches included
          - **Ultrasonic bath and adjustment**, as often as you like
          - **Spectacles on loan** while yours are being repaired`,
        }),
      },
    },
  ],
}
