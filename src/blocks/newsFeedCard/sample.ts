import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'newsFeedCard',
  fields: {
    image: { media: 'optik/shop-front' },
    kicker: { text: { de: '19. Oktober 2026', fr: '19 octobre 2026' } },
    title: { text: { de: 'Donnerstag neu bis 20 Uhr', fr: 'Le jeudi, ouvert jusqu’à 20 h' } },
    description: {
      text: {
        de: writeRichText('Für alle, die nach der Arbeit nicht rennen mögen.'),
        fr: writeRichText('Pour celles et ceux qui n’aiment pas courir après le travail.'),
      },
    },
    button: {
      text: { de: 'Alle Öffnungszeiten', fr: 'Tous les horaires' },
      options: { link: { type: 'url', url: 'https://www.example.ch/kontakt' } },
    },
  },
}

export default sample
