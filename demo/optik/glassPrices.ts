import type { GroupDraft } from '../../src/content/draft'
import { priceList } from '../priceList'
import { plain, rich } from '../write'
import { costFrom } from './cost'

/** What a pair of lenses costs. */
export const glassPrices = priceList(
  { backgroundColor: 'secondary' },
  {
    kicker: plain({ de: 'Gläser', fr: 'Verres', it: 'Lenti', en: 'Lenses' }),
    title: plain({ de: 'Was es kostet', fr: 'Ce que cela coûte', it: 'Quanto costa', en: 'What it costs' }),
    description: rich({
      de: 'Preise für ein Paar, entspiegelt und gehärtet, eingeschliffen in unserem Atelier.',
      fr: 'Prix pour une paire, antireflet et durcie, montée dans notre atelier.',
      it: 'Prezzi per un paio, con antiriflesso e trattamento indurente, montato nel nostro laboratorio.',
      en: 'Prices for a pair, anti-reflective and hardened, fitted in our workshop.',
    }),
  },
  [
    {
      title: { de: 'Einstärkengläser', fr: 'Verres unifocaux', it: 'Lenti monofocali', en: 'Single-vision lenses' },
      cost: costFrom(180),
      text: {
        de: 'Für die Ferne oder fürs Lesen.',
        fr: 'Pour voir loin ou pour lire.',
        it: 'Per la distanza o per la lettura.',
        en: 'For distance or for reading.',
      },
    },
    {
      title: {
        de: 'Für den Bildschirmplatz',
        fr: 'Pour le travail à l’écran',
        it: 'Per lo schermo',
        en: 'For screen work',
      },
      cost: costFrom(390),
      text: {
        de: 'Scharf von der Tastatur bis zur Tür.',
        fr: 'Nets du clavier à la porte.',
        it: 'Nitide dalla tastiera alla porta.',
        en: 'Sharp from the keyboard to the door.',
      },
    },
    {
      title: { de: 'Gleitsichtgläser', fr: 'Verres progressifs', it: 'Lenti progressive', en: 'Progressive lenses' },
      cost: costFrom(640),
      text: {
        de: 'Persönlich vermessen ab CHF 1’180.',
        fr: 'Sur mesure dès CHF 1’180.',
        it: 'Su misura da CHF 1’180.',
        en: 'Individually measured from CHF 1’180.',
      },
    },
    {
      title: {
        de: 'Sonnengläser mit Korrektur',
        fr: 'Verres solaires correcteurs',
        it: 'Lenti da sole graduate',
        en: 'Prescription sun lenses',
      },
      cost: costFrom(220),
      text: {
        de: 'In Grau, Braun oder Grün, auch polarisiert.',
        fr: 'En gris, brun ou vert, aussi polarisés.',
        it: 'Grigie, marroni o verdi, anche polarizzate.',
        en: 'In grey, brown or green, polarised too.',
      },
    },
  ],
)

export const goodToKnow: GroupDraft = {
  type: 'richTextBlock',
  fields: {
    title: plain({ de: 'Gut zu wissen', fr: 'Bon à savoir', it: 'Buono a sapersi', en: 'Good to know' }),
    textBlock: rich({
      de: `Kinder und Jugendliche bis 18 erhalten mit einem ärztlichen Rezept CHF 180 im Jahr aus der Grundversicherung. Viele Zusatzversicherungen zahlen auch Erwachsenen etwas; wir füllen das Formular aus.

      Gewöhnen Sie sich nicht an Ihre Gleitsichtbrille, tauschen wir die Gläser innert drei Monaten ohne Aufpreis.`,
      fr: `Sur ordonnance médicale, l’assurance de base verse CHF 180 par an jusqu’à 18 ans. Beaucoup de complémentaires participent aussi pour les adultes ; nous remplissons le formulaire.

      Si vous ne vous habituez pas à vos verres progressifs, nous les échangeons sans supplément dans les trois mois.`,
      it: `Fino a 18 anni, con ricetta medica, l’assicurazione di base paga CHF 180 all’anno. Molte complementari contribuiscono anche per gli adulti; il modulo lo compiliamo noi.

      Se non vi abituate alle lenti progressive, le cambiamo senza supplemento entro tre mesi.`,
      en: `With a doctor’s prescription, basic insurance pays CHF 180 a year up to the age of 18. Many supplementary policies also pay something for adults; we fill in the form.

      If you can’t get used to your progressive lenses, we exchange them within three months at no extra charge.`,
    }),
  },
}
