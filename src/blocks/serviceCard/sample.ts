import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'serviceCard',
  fields: {
    image: { media: 'optik/eye-test' },
    title: { text: { de: 'Sehtest', fr: 'Examen de la vue' } },
    duration: { text: { de: '40 Minuten', fr: '40 minutes' } },
    cost: { text: { de: 'CHF 60', fr: 'CHF 60' } },
    description: {
      text: {
        de: writeRichText('Jedes Auge einzeln, dann beide zusammen.'),
        fr: writeRichText('Chaque œil, puis les deux ensemble.'),
      },
    },
    button: {
      text: { de: 'So läuft er ab', fr: 'Comment il se passe' },
      options: { link: { type: 'url', url: 'https://www.example.ch/sehtest' } },
    },
  },
}

export default sample
