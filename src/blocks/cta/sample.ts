import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'cta',
  options: { backgroundColor: 'primary' },
  fields: {
    kicker: { text: { de: 'Sehtest', fr: 'Examen de la vue' } },
    title: {
      text: { de: 'Vierzig Minuten für Ihre Augen.', fr: 'Quarante minutes pour vos yeux.' },
    },
    description: {
      text: {
        de: writeRichText('Ohne Eile, ohne Verkaufsgespräch. Danach wissen Sie, was Sie brauchen, und was nicht.'),
        fr: writeRichText(
          'Sans hâte et sans discours de vente. Ensuite, vous savez ce qu’il vous faut, et ce qu’il ne vous faut pas.',
        ),
      },
    },
    button: {
      text: { de: 'Termin vereinbaren', fr: 'Fixer un rendez-vous' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
    secondaryButton: {
      text: { de: 'E-Mail schreiben', fr: 'Écrire un e-mail' },
      options: { link: { type: 'email', email: 'hallo@example.ch' } },
    },
    subdescription: {
      text: {
        de: 'Der Sehtest kostet 60 Franken; beim Kauf einer Brille ist er inbegriffen.',
        fr: 'L’examen coûte 60 francs ; il est compris à l’achat de lunettes.',
      },
    },
  },
}

export default sample

export const variants = [
  { alignment: 'center', size: 'small', backgroundColor: 'secondary' },
  { size: 'large', backgroundColor: 'accent' },
]
