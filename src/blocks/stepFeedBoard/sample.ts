import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { type SampleWords, sampleCard } from '../sampleCard'

const card = (picture: string, title: SampleWords, text: SampleWords) =>
  sampleCard('stepFeedCard', { picture, title, text })

const sample: GroupDraft = {
  type: 'stepFeedBoard',
  fields: {
    kicker: { text: { de: 'So geht es', fr: 'Comment ça se passe' } },
    title: { text: { de: 'In drei Besuchen zur neuen Brille', fr: 'Vos lunettes en trois visites' } },
    description: {
      text: {
        de: writeRichText('Zwischen dem ersten und dem letzten liegen meist zehn Tage.'),
        fr: writeRichText('De la première à la dernière, comptez une dizaine de jours.'),
      },
    },
    button: {
      text: { de: 'Ersten Besuch vereinbaren', fr: 'Fixer la première visite' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
  },
  cards: [
    card(
      'optik/eye-test',
      { de: 'Messen', fr: 'Mesurer' },
      {
        de: 'Wir fragen, wofür Sie Ihre Augen brauchen, und messen danach. Vierzig Minuten, ohne Eile.',
        fr: 'Nous demandons à quoi servent vos yeux, puis nous mesurons. Quarante minutes, sans hâte.',
      },
    ),
    card(
      'optik/frame-panto',
      { de: 'Aussuchen', fr: 'Choisir' },
      {
        de: 'Sechs Fassungen liegen bereit. Sie dürfen zwei über das Wochenende nach Hause nehmen.',
        fr: 'Six montures vous attendent. Vous pouvez en emporter deux pour le week-end.',
      },
    ),
    card(
      'optik/workshop',
      { de: 'Abholen', fr: 'Emporter' },
      {
        de: 'Beat schleift die Gläser im Atelier und passt die Bügel an. Drückt etwas, kommen Sie einfach wieder.',
        fr: 'Beat taille les verres à l’atelier et ajuste les branches. Si quelque chose serre, revenez.',
      },
    ),
  ],
}

export default sample

export const variants = [
  { layout: 'split', backgroundColor: 'primary' },
  { layout: 'carousel', columns: 3, imageFormat: 'portrait', textSize: 'large', backgroundColor: 'secondary' },
]
