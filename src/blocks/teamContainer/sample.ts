import type { GroupDraft } from '../../content/draft'
import type { Locale } from '../../content/locale'
import type { Media } from '../../content/media'
import { writeRichText } from '../../content/writeRichText'
import type { LoadedTeam } from './loaded'

const sample: GroupDraft = {
  type: 'teamContainer',
  fields: {
    kicker: { text: { de: 'Team', fr: 'Équipe' } },
    title: { text: { de: 'Vier Leute, ein Tisch', fr: 'Quatre personnes, une table' } },
    description: {
      text: {
        de: writeRichText('Wer Sie beim ersten Mal berät, berät Sie auch beim nächsten Mal.'),
        fr: writeRichText('La personne qui vous conseille aujourd’hui vous conseillera aussi demain.'),
      },
    },
  },
}

export default sample

export const variants = [
  { layout: 'avatar', alignment: 'center', backgroundColor: 'secondary' },
  { layout: 'carousel', columns: 3, imageFormat: 'square', backgroundColor: 'primary' },
]

const people = [
  ['nora', 'Nora Keller', 'Optometristin MSc', 'Optométriste MSc'],
  ['luc', 'Luc Favre', 'Augenoptiker EFZ', 'Opticien CFC'],
  ['sofia', 'Sofia Marinelli', 'Kontaktlinsen', 'Lentilles de contact'],
  ['beat', 'Beat Ammann', 'Werkstatt', 'Atelier'],
] as const

export const loaded = ({ locale, media }: { locale: Locale; media: Record<string, Media> }): LoadedTeam => ({
  members: people.map(([key, name, de, fr]) => ({
    id: key,
    name,
    function: { value: locale === 'fr' ? fr : de, lang: undefined },
    media: media[`optik/team-${key}`] ?? null,
    href: `#${key}`,
  })),
})
