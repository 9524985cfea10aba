import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'productCard',
  fields: {
    image: { media: 'optik/frame-round' },
    title: { text: { de: 'Säntis', fr: 'Säntis' } },
    cost: { text: { de: 'CHF 340', fr: 'CHF 340' } },
    description: {
      text: {
        de: writeRichText('Titan, elf Gramm, Bügel ohne Schrauben.'),
        fr: writeRichText('Titane, onze grammes, branches sans vis.'),
      },
    },
    button: {
      text: { de: 'Reservieren', fr: 'Réserver' },
      options: { link: { type: 'email', email: 'hallo@example.ch' } },
    },
  },
}

export default sample
