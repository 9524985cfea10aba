import type { GroupDraft } from '../../content/draft'
import type { Locale } from '../../content/locale'
import { writeRichText } from '../../content/writeRichText'
import { sampleBranch } from '../sampleBranch'

const sample: GroupDraft = {
  type: 'contact',
  fields: {
    kicker: { text: { de: 'Kontakt', fr: 'Contact' } },
    title: { text: { de: 'Kommen Sie vorbei', fr: 'Passez nous voir' } },
    description: {
      text: {
        de: writeRichText('Für den Sehtest bitten wir um einen Termin, für alles andere genügt die Tür.'),
        fr: writeRichText('Pour l’examen de la vue, prenez rendez-vous ; pour le reste, poussez la porte.'),
      },
    },
    button: {
      text: { de: 'Termin vereinbaren', fr: 'Fixer un rendez-vous' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
  },
}

export default sample

export const variants = [{ showSpecialDates: false, backgroundColor: 'primary' }]

export const loaded = (input: { locale: Locale; now: number }) => ({
  branches: [sampleBranch(input)],
  seal: { name: 'Kundenspiegel', href: 'https://umfrage.example/optik' },
})
