import { priceList } from '../priceList'
import { plain, rich } from '../write'
import { cost, costFrom } from './cost'

/** What contact lenses cost. */
export const lensPrices = priceList(
  { backgroundColor: 'secondary' },
  {
    kicker: plain({ de: 'Preise', fr: 'Prix', it: 'Prezzi', en: 'Prices' }),
    title: plain({
      de: 'Ein fester Preis für die Anpassung',
      fr: 'Un prix fixe pour l’adaptation',
      it: 'Un prezzo fisso per l’adattamento',
      en: 'One fixed price for the fitting',
    }),
    description: rich({
      de: 'Im Linsenabo schicken wir den Vorrat nach Hause, bevor er ausgeht. Kündigen können Sie jederzeit.',
      fr: 'Avec l’abonnement, votre réserve arrive chez vous avant d’être épuisée. Résiliable en tout temps.',
      it: 'Con l’abbonamento la scorta arriva a casa prima che finisca. Si può disdire in ogni momento.',
      en: 'With a subscription your supply reaches you before it runs out. Cancel whenever you like.',
    }),
  },
  [
    {
      title: { de: 'Weiche Linsen', fr: 'Lentilles souples', it: 'Lenti morbide', en: 'Soft lenses' },
      cost: cost(160),
      text: {
        de: 'Drei Besuche und die Probelinsen.',
        fr: 'Trois visites et les lentilles d’essai.',
        it: 'Tre visite e le lenti di prova.',
        en: 'Three visits and the trial lenses.',
      },
    },
    {
      title: {
        de: 'Gleitsicht oder formstabil',
        fr: 'Progressives ou rigides',
        it: 'Progressive o rigide',
        en: 'Multifocal or rigid',
      },
      cost: cost(260),
      text: {
        de: 'Drei Besuche, auf Wunsch ein vierter.',
        fr: 'Trois visites, une quatrième si vous le souhaitez.',
        it: 'Tre visite, su richiesta una quarta.',
        en: 'Three visits, a fourth if you like.',
      },
    },
    {
      title: { de: 'Tageslinsen', fr: 'Journalières', it: 'Giornaliere', en: 'Daily lenses' },
      cost: costFrom(62),
      text: { de: '30 Paar.', fr: '30 paires.', it: '30 paia.', en: '30 pairs.' },
    },
    {
      title: { de: 'Monatslinsen', fr: 'Mensuelles', it: 'Mensili', en: 'Monthly lenses' },
      cost: costFrom(48),
      text: { de: 'Drei Paar.', fr: 'Trois paires.', it: 'Tre paia.', en: 'Three pairs.' },
    },
    {
      title: { de: 'Nachkontrolle', fr: 'Contrôle', it: 'Controllo', en: 'Check' },
      cost: cost(60),
      text: { de: 'Einmal im Jahr.', fr: 'Une fois par an.', it: 'Una volta all’anno.', en: 'Once a year.' },
    },
    {
      title: { de: 'Pflegemittel', fr: 'Produit d’entretien', it: 'Prodotto per la cura', en: 'Lens care' },
      cost: cost(24),
      text: { de: 'Reicht drei Monate.', fr: 'Pour trois mois.', it: 'Basta per tre mesi.', en: 'Lasts three months.' },
    },
  ],
)
