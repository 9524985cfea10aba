import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'hero',
  fields: {
    kicker: { text: { de: 'Optik Lindengasse, Winterthur', fr: 'Optique Lindengasse, Winterthour' } },
    title: { text: { de: 'Gutes Sehen ist Handarbeit.', fr: 'Bien voir, un travail d’artisan.' } },
    description: {
      text: {
        de: writeRichText(
          'Wir messen genau, hören zu und schleifen Ihre Gläser im eigenen Atelier. Seit 1987, eine Gasse hinter der Stadtkirche.',
        ),
        fr: writeRichText(
          'Nous mesurons avec soin, nous écoutons et taillons vos verres dans notre propre atelier. Depuis 1987, à deux pas de l’église.',
        ),
      },
    },
    button: {
      text: { de: 'Sehtest vereinbaren', fr: 'Prendre rendez-vous' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
    secondaryButton: {
      text: { de: 'Fassungen ansehen', fr: 'Voir les montures' },
      options: { link: { type: 'url', url: 'https://www.example.ch/fassungen' } },
    },
    image: { media: 'optik/hero-lens' },
  },
}

export default sample

export const variants = [
  { layout: 'textAboveMedia' },
  { layout: 'mediaAboveText', backgroundColor: 'primary' },
  { alignment: 'center', backgroundColor: 'secondary' },
  { alignment: 'right', verticalAlignment: 'center', size: 'small', backgroundColor: 'extended' },
]
