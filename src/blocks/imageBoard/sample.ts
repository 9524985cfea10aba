import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { type SampleWords, sampleCard } from '../sampleCard'

const card = (picture: string, title: SampleWords, text: SampleWords) =>
  sampleCard('imageCard', { picture, title, text })

const sample: GroupDraft = {
  type: 'imageBoard',
  options: { lightbox: true },
  fields: {
    kicker: { text: { de: 'Fassungen', fr: 'Montures' } },
    title: { text: { de: 'Sechs Formen, die bleiben', fr: 'Six formes qui durent' } },
    description: {
      text: {
        de: writeRichText('Wir führen Häuser, die wir kennen, aus der Schweiz, Frankreich und Dänemark.'),
        fr: writeRichText('Des maisons que nous connaissons, de Suisse, de France et du Danemark.'),
      },
    },
    button: {
      text: { de: 'Alle Fassungen', fr: 'Toutes les montures' },
      options: { link: { type: 'url', url: 'https://www.example.ch/fassungen' } },
    },
  },
  cards: [
    card(
      'optik/frame-round',
      { de: 'Rund', fr: 'Ronde' },
      { de: 'Leichtes Titan, seit hundert Jahren richtig.', fr: 'Titane léger, juste depuis cent ans.' },
    ),
    card(
      'optik/frame-panto',
      { de: 'Panto', fr: 'Panto' },
      { de: 'Oben gerade, unten weich. Passt vielen.', fr: 'Droite en haut, douce en bas. Elle va à beaucoup.' },
    ),
    card(
      'optik/frame-cat',
      { de: 'Katzenauge', fr: 'Papillon' },
      { de: 'Acetat aus Italien, von Hand poliert.', fr: 'Acétate italien, poli à la main.' },
    ),
    card(
      'optik/frame-square',
      { de: 'Kantig', fr: 'Carrée' },
      { de: 'Für klare Gesichter und dickere Gläser.', fr: 'Pour visages nets et verres plus épais.' },
    ),
    card(
      'optik/frame-sun',
      { de: 'Sonne', fr: 'Solaire' },
      { de: 'Auch mit Ihrer Korrektur, auch polarisiert.', fr: 'Aussi à votre vue, aussi polarisée.' },
    ),
    card(
      'optik/frame-kids',
      { de: 'Kinder', fr: 'Enfants' },
      { de: 'Biegsam, leicht, und die Farbe wählt das Kind.', fr: 'Souple, légère, et l’enfant choisit la couleur.' },
    ),
  ],
}

export default sample

export const variants = [
  { layout: 'carousel', columns: 3, backgroundColor: 'secondary' },
  { layout: 'masonry', columns: 3, textSize: 'small' },
  { layout: 'split', textSize: 'large', backgroundColor: 'primary' },
  { layout: 'avatar', imageFormat: 'square', alignment: 'center' },
  { layout: 'grid', columns: 5, imageFormat: 'square', objectFit: 'contain', backgroundColor: 'extended' },
]
