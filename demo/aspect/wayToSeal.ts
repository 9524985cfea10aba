import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { plain, rich } from '../write'

const step = (title: Localized<string>, text: Localized<string>): GroupDraft => ({
  type: 'stepFeedCard',
  fields: { title: plain(title), description: rich(text) },
})

/** From the first call to the seal in the window. */
export const wayToSeal: GroupDraft = {
  type: 'stepFeedBoard',
  options: { layout: 'grid', columns: 4 },
  fields: {
    title: plain({ de: 'In vier Schritten zum Siegel', fr: 'Le label en quatre étapes' }),
  },
  cards: [
    step(
      { de: 'Anrufen', fr: 'Appeler' },
      {
        de: 'Zehn Minuten mit der Geschäftsstelle, dann kommen die Unterlagen per Post.',
        fr: 'Dix minutes avec le secrétariat, puis le dossier arrive par la poste.',
      },
    ),
    step(
      { de: 'Beitreten', fr: 'Adhérer' },
      {
        de: 'Der Vorstand entscheidet jeden Monat. Ab dann gelten Kurse und Rechtsauskunft auch für Sie.',
        fr: 'Le comité décide chaque mois. Dès lors, cours et conseil juridique valent aussi pour vous.',
      },
    ),
    step(
      { de: 'Prüfen lassen', fr: 'Se faire contrôler' },
      {
        de: 'Jemand aus einem anderen Kanton kommt vorbei, misst mit und schaut sich die Werkstatt an.',
        fr: 'Quelqu’un d’un autre canton passe, mesure avec vous et visite l’atelier.',
      },
    ),
    step(
      { de: 'Zeigen', fr: 'Le montrer' },
      {
        de: 'Das Siegel kommt ins Schaufenster, auf die Website und den Brief, für zwei Jahre.',
        fr: 'Le label orne la vitrine, le site et le courrier, pour deux ans.',
      },
    ),
  ],
}
