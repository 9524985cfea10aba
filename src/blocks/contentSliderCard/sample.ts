import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'contentSliderCard',
  fields: {
    image: { media: 'optik/eye-test' },
    kicker: { text: { de: 'Zuerst', fr: 'D’abord' } },
    title: { text: { de: 'Wir messen, was Sie sehen', fr: 'Nous mesurons ce que vous voyez' } },
    description: {
      text: {
        de: writeRichText('Vierzig Minuten, ein ruhiger Raum, kein Zeitdruck.'),
        fr: writeRichText('Quarante minutes, une pièce calme, sans se presser.'),
      },
    },
  },
}

export default sample
