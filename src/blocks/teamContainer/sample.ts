import type { GroupDraft } from '../../content/draft'
import type { Locale } from '../../content/locale'
import type { Media } from '../../content/media'
import { writeRichText } from '../../content/writeRichText'
import { sampleBranch } from '../sampleBranch'
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
  { layout: 'split' },
  { layout: 'split', showBranches: false, backgroundColor: 'extended' },
]

const people = [
  {
    key: 'nora',
    name: 'Nora Keller',
    role: { de: 'Optometristin MSc', fr: 'Optométriste MSc' },
    quote: { de: '«Zuerst fragen, dann messen.»', fr: '« D’abord demander, ensuite mesurer. »' },
  },
  {
    key: 'luc',
    name: 'Luc Favre',
    role: { de: 'Augenoptiker EFZ', fr: 'Opticien CFC' },
    quote: {
      de: '«Ich sage Ihnen auch, wenn die alte Brille besser war.»',
      fr: '« Je vous le dis aussi quand l’ancienne paire était mieux. »',
    },
  },
  {
    key: 'sofia',
    name: 'Sofia Marinelli',
    role: { de: 'Kontaktlinsen', fr: 'Lentilles de contact' },
    quote: {
      de: '«Eine gute Linse vergessen Sie nach zehn Minuten.»',
      fr: '« Une bonne lentille s’oublie en dix minutes. »',
    },
  },
  {
    key: 'beat',
    name: 'Beat Ammann',
    role: { de: 'Werkstatt', fr: 'Atelier' },
    quote: {
      de: '«Fast alles lässt sich richten, wenn man früh genug kommt.»',
      fr: '« Presque tout se répare, si l’on vient assez tôt. »',
    },
  },
]

export const loaded = ({
  locale,
  media,
  now,
}: {
  locale: Locale
  media: Record<string, Media>
  now: number
}): LoadedTeam => {
  const text = (words: { de: string; fr: string }) => ({ value: words[locale === 'fr' ? 'fr' : 'de'], lang: undefined })
  return {
    members: people.map(({ key, name, role, quote }) => ({
      id: key,
      name,
      function: text(role),
      quote: text(quote),
      media: media[`optik/team-${key}`] ?? null,
      href: `#${key}`,
    })),
    branches: [sampleBranch({ locale, now })],
  }
}
