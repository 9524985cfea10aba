import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { type SampleWords, sampleCard } from '../sampleCard'

const card = (picture: string, title: SampleWords, cost: SampleWords, text: SampleWords) =>
  sampleCard('productCard', {
    picture,
    title,
    cost,
    text,
    button: { text: { de: 'Reservieren', fr: 'Réserver' }, link: { type: 'email', email: 'hallo@example.ch' } },
  })

const sample: GroupDraft = {
  type: 'productBoard',
  fields: {
    kicker: { text: { de: 'Neu im Laden', fr: 'Nouveau au magasin' } },
    title: { text: { de: 'Vier für den Winter', fr: 'Quatre pour l’hiver' } },
    description: {
      text: {
        de: writeRichText('Preise ohne Gläser. Reserviert bleibt eine Fassung eine Woche für Sie im Fach.'),
        fr: writeRichText('Prix sans verres. Une monture réservée vous attend une semaine.'),
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
      { de: 'Säntis', fr: 'Säntis' },
      { de: 'CHF 340', fr: 'CHF 340' },
      { de: 'Titan, elf Gramm, Bügel ohne Schrauben.', fr: 'Titane, onze grammes, branches sans vis.' },
    ),
    card(
      'optik/frame-panto',
      { de: 'Chasseral', fr: 'Chasseral' },
      { de: 'CHF 290', fr: 'CHF 290' },
      {
        de: 'Azetat aus dem Jura, in vier Brauntönen und einem Grün.',
        fr: 'Acétate du Jura, en quatre bruns et un vert.',
      },
    ),
    card(
      'optik/frame-cat',
      { de: 'Bernina', fr: 'Bernina' },
      { de: 'CHF 380', fr: 'CHF 380' },
      { de: 'Koralle, von Hand poliert.', fr: 'Corail, polie à la main.' },
    ),
    card(
      'optik/frame-sun',
      { de: 'Corvatsch', fr: 'Corvatsch' },
      { de: 'ab CHF 260', fr: 'dès CHF 260' },
      {
        de: 'Für Schnee und See: polarisiert, auf Wunsch mit Ihrer Korrektur.',
        fr: 'Pour la neige et le lac : polarisée, à votre vue si vous le souhaitez.',
      },
    ),
  ],
}

export default sample

export const variants = [
  { layout: 'split', backgroundColor: 'extended' },
  { layout: 'carousel', columns: 3, imageFormat: 'portrait', backgroundColor: 'primary' },
  { layout: 'masonry', columns: 3, textSize: 'small' },
  { layout: 'grid', columns: 5, objectFit: 'contain', alignment: 'center', backgroundColor: 'secondary' },
]
