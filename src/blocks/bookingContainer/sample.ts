import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'bookingContainer',
  options: { backgroundColor: 'secondary', bookingLink: { type: 'iframe', url: 'https://www.example.ch/termin' } },
  fields: {
    kicker: { text: { de: 'Termin', fr: 'Rendez-vous' } },
    title: { text: { de: 'Wann passt es Ihnen?', fr: 'Quand cela vous convient-il ?' } },
    description: {
      text: {
        de: writeRichText(
          'Wählen Sie eine freie Zeit. Ein Sehtest dauert vierzig Minuten, eine Linsenkontrolle zwanzig.',
        ),
        fr: writeRichText('Choisissez un créneau. Un examen dure quarante minutes, un contrôle de lentilles vingt.'),
      },
    },
    button: {
      text: { de: 'Freie Zeiten ansehen', fr: 'Voir les créneaux' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
    image: { media: 'optik/eye-test' },
  },
}

export default sample

export const variants = [
  { alignment: 'left', size: 'small', backgroundColor: 'primary', bookingLink: null },
  { size: 'large', backgroundColor: null },
]
