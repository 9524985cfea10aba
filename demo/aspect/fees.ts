import { priceList } from '../priceList'
import { plain, rich } from '../write'

const yearly = (francs: string) => ({ de: `CHF ${francs} im Jahr`, fr: `CHF ${francs} par an` })

/** What membership costs, by size. */
export const fees = priceList(
  {},
  {
    title: plain({ de: 'Was es kostet', fr: 'Ce que cela coûte' }),
    description: rich({
      de: 'Der Beitrag richtet sich nach der Zahl der Angestellten. Im ersten Jahr zahlen Sie die Hälfte.',
      fr: 'La cotisation dépend du nombre d’employés. La première année, vous payez la moitié.',
    }),
  },
  [
    { title: { de: 'Bis 3 Personen', fr: 'Jusqu’à 3 personnes' }, cost: yearly('480') },
    { title: { de: '4 bis 10 Personen', fr: '4 à 10 personnes' }, cost: yearly('890') },
    { title: { de: 'Ab 11 Personen', fr: 'Dès 11 personnes' }, cost: yearly('1’450') },
    {
      title: { de: 'Prüfung für das Siegel', fr: 'Examen pour le label' },
      cost: { de: 'CHF 350', fr: 'CHF 350' },
      text: { de: 'Gilt zwei Jahre.', fr: 'Vaut deux ans.' },
    },
  ],
)
