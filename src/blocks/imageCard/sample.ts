import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'imageCard',
  fields: {
    image: { media: 'optik/frame-round' },
    title: { text: { de: 'Rund', fr: 'Ronde' } },
    description: {
      text: {
        de: writeRichText('Leichtes Titan, seit hundert Jahren richtig.'),
        fr: writeRichText('Titane léger, juste depuis cent ans.'),
      },
    },
    button: {
      text: { de: 'Ansehen', fr: 'Découvrir' },
      options: { link: { type: 'url', url: 'https://www.example.ch/rund' } },
    },
  },
}

export default sample
