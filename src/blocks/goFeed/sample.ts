import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { type SampleWords, sampleCard } from '../sampleCard'

const card = (picture: string, kicker: SampleWords, title: SampleWords, text: SampleWords) =>
  sampleCard('goFeedCard', {
    picture,
    kicker,
    title,
    text,
    button: {
      text: { de: 'Beitrag lesen', fr: 'Lire l’article' },
      link: { type: 'url', url: 'https://www.gesundheitsoptik.example/beitrag' },
    },
  })

const sample: GroupDraft = {
  type: 'goFeed',
  fields: {
    kicker: { text: { de: 'Gesundheitsoptik', fr: 'Optique santé' } },
    title: { text: { de: 'Gut zu wissen', fr: 'Bon à savoir' } },
    description: {
      text: {
        de: writeRichText('Fachleute unseres Verbandes erklären, was Augen gesund hält.'),
        fr: writeRichText('Les spécialistes de notre association expliquent ce qui garde les yeux en bonne santé.'),
      },
    },
    button: {
      text: { de: 'Alle Beiträge', fr: 'Tous les articles' },
      options: { link: { type: 'url', url: 'https://www.gesundheitsoptik.example' } },
    },
  },
  cards: [
    card(
      'optik/eye-test',
      { de: 'Vorsorge', fr: 'Prévention' },
      { de: 'Grüner Star tut nicht weh', fr: 'Le glaucome ne fait pas mal' },
      {
        de: 'Warum sich eine Messung des Augendrucks ab vierzig lohnt.',
        fr: 'Pourquoi mesurer la pression de l’œil dès quarante ans.',
      },
    ),
    card(
      'optik/frame-kids',
      { de: 'Kinder', fr: 'Enfants' },
      { de: 'Zwei Stunden draussen', fr: 'Deux heures dehors' },
      {
        de: 'Tageslicht bremst die Kurzsichtigkeit. Ein Schulweg zu Fuss hilft schon.',
        fr: 'La lumière du jour freine la myopie. Aller à l’école à pied aide déjà.',
      },
    ),
    card(
      'optik/contact-lens',
      { de: 'Alltag', fr: 'Quotidien' },
      { de: 'Wenn der Bildschirm brennt', fr: 'Quand l’écran brûle les yeux' },
      {
        de: 'Trockene Augen haben oft einen einfachen Grund: Wir blinzeln zu selten.',
        fr: 'Les yeux secs ont souvent une cause simple : nous clignons trop peu.',
      },
    ),
  ],
}

export default sample

export const variants = [
  { layout: 'split', imageFormat: 'portrait', backgroundColor: 'extended' },
  { layout: 'carousel', columns: 3, textSize: 'large', backgroundColor: 'primary' },
]
