import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { type SampleWords, sampleCard } from '../sampleCard'

const card = ({
  date,
  link,
  ...news
}: { picture: string; title: SampleWords; text: SampleWords } & Record<'date' | 'link', SampleWords>) =>
  sampleCard('newsFeedCard', {
    ...news,
    kicker: date,
    button: { text: link, link: { type: 'url', url: 'https://www.example.ch/aktuell' } },
  })

const sample: GroupDraft = {
  type: 'newsFeedBoard',
  fields: {
    kicker: { text: { de: 'Aktuell', fr: 'Actualités' } },
    title: { text: { de: 'Was gerade läuft', fr: 'En ce moment' } },
    description: {
      text: {
        de: writeRichText('Neues aus dem Laden, ungefähr einmal im Monat.'),
        fr: writeRichText('Des nouvelles du magasin, environ une fois par mois.'),
      },
    },
    button: {
      text: { de: 'Alle Meldungen', fr: 'Toutes les nouvelles' },
      options: { link: { type: 'url', url: 'https://www.example.ch/aktuell' } },
    },
  },
  cards: [
    card({
      picture: 'optik/workshop',
      date: { de: '14. November 2026', fr: '14 novembre 2026' },
      title: { de: 'Die neue Schleifmaschine ist da', fr: 'La nouvelle meuleuse est arrivée' },
      text: {
        de: 'Sie ist die vierte seit 1987, leiser als die dritte und genauer als wir alle. Am Samstag führen wir sie vor.',
        fr: 'C’est la quatrième depuis 1987, plus silencieuse que la troisième et plus précise que nous tous. Démonstration samedi.',
      },
      link: { de: 'Zur Vorführung', fr: 'La démonstration' },
    }),
    card({
      picture: 'optik/frame-kids',
      date: { de: '2. November 2026', fr: '2 novembre 2026' },
      title: { de: 'Kinderbrillen am Mittwoch', fr: 'Le mercredi des enfants' },
      text: {
        de: 'Jeden Mittwochnachmittag liegt der Teppich im Laden, und es eilt niemandem.',
        fr: 'Chaque mercredi après-midi, le tapis est sorti et personne n’est pressé.',
      },
      link: { de: 'Mehr erfahren', fr: 'En savoir plus' },
    }),
    card({
      picture: 'optik/shop-front',
      date: { de: '19. Oktober 2026', fr: '19 octobre 2026' },
      title: { de: 'Donnerstag neu bis 20 Uhr', fr: 'Le jeudi, ouvert jusqu’à 20 h' },
      text: {
        de: 'Für alle, die nach der Arbeit nicht rennen mögen.',
        fr: 'Pour celles et ceux qui n’aiment pas courir après le travail.',
      },
      link: { de: 'Alle Öffnungszeiten', fr: 'Tous les horaires' },
    }),
    card({
      picture: 'optik/team-sofia',
      date: { de: '28. September 2026', fr: '28 septembre 2026' },
      title: { de: 'Sofia hat bestanden', fr: 'Sofia a réussi' },
      text: {
        de: 'Seit heute ist sie Spezialistin für formstabile Linsen. Wir gratulieren, und es gibt Kuchen.',
        fr: 'Depuis aujourd’hui, elle est spécialiste des lentilles rigides. Félicitations, et il y a du gâteau.',
      },
      link: { de: 'Zu Sofia', fr: 'Faire sa connaissance' },
    }),
  ],
}

export default sample

export const variants = [
  { layout: 'split', backgroundColor: 'secondary' },
  { layout: 'carousel', columns: 3, imageFormat: 'portrait', backgroundColor: 'extended' },
  { layout: 'masonry', columns: 3, textSize: 'small' },
]
