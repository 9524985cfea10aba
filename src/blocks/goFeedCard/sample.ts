import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'goFeedCard',
  fields: {
    image: { media: 'optik/eye-test' },
    kicker: { text: { de: 'Vorsorge', fr: 'Prévention' } },
    title: { text: { de: 'Grüner Star tut nicht weh', fr: 'Le glaucome ne fait pas mal' } },
    description: {
      text: {
        de: writeRichText('Warum sich eine Messung des Augendrucks ab vierzig lohnt.'),
        fr: writeRichText('Pourquoi mesurer la pression de l’œil dès quarante ans.'),
      },
    },
    button: {
      text: { de: 'Beitrag lesen', fr: 'Lire l’article' },
      options: { link: { type: 'url', url: 'https://www.gesundheitsoptik.example/beitrag' } },
    },
  },
}

export default sample
