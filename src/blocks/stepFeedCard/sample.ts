import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'stepFeedCard',
  fields: {
    title: { text: { de: 'Messen', fr: 'Mesurer' } },
    description: {
      text: {
        de: writeRichText('Wir fragen, wofür Sie Ihre Augen brauchen, und messen danach.'),
        fr: writeRichText('Nous demandons à quoi servent vos yeux, puis nous mesurons.'),
      },
    },
    image: { media: 'optik/eye-test' },
    button: {
      text: { de: 'Termin vereinbaren', fr: 'Prendre rendez-vous' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
  },
}

export default sample
