import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { plain, rich } from '../write'
import { cost } from './cost'

const test = (offered: {
  title: Localized<string>
  text: Localized<string>
  duration: Localized<string>
  francs: number
}): GroupDraft => ({
  type: 'serviceCard',
  fields: {
    title: plain(offered.title),
    description: rich(offered.text),
    duration: plain(offered.duration),
    cost: plain(cost(offered.francs)),
  },
})

/** What is measured, how long it takes and what it costs. */
export const tests: GroupDraft = {
  type: 'serviceBoard',
  options: { layout: 'split', backgroundColor: 'extended' },
  fields: {
    kicker: plain({ de: 'Preise', fr: 'Prix', it: 'Prezzi', en: 'Prices' }),
    title: plain({
      de: 'Drei Tests, drei Preise',
      fr: 'Trois examens, trois prix',
      it: 'Tre esami, tre prezzi',
      en: 'Three tests, three prices',
    }),
    description: rich({
      de: 'Wir ersetzen keine Ärztin. Sehen wir etwas, das abgeklärt werden soll, rufen wir noch am selben Tag in der Augenpraxis an.',
      fr: 'Nous ne remplaçons pas une médecin. Si quelque chose doit être éclairci, nous appelons le cabinet d’ophtalmologie le jour même.',
      it: 'Non sostituiamo il medico. Se vediamo qualcosa da chiarire, chiamiamo lo studio oculistico il giorno stesso.',
      en: 'We don’t replace a doctor. If we see something that should be looked into, we call the eye clinic the same day.',
    }),
  },
  cards: [
    test({
      title: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' },
      text: {
        de: 'Für Brille oder Kontaktlinsen. Beim Kauf rechnen wir ihn an.',
        fr: 'Pour lunettes ou lentilles. Déduit en cas d’achat.',
        it: 'Per occhiali o lenti a contatto. Dedotto in caso d’acquisto.',
        en: 'For spectacles or contact lenses. Deducted when you buy.',
      },
      duration: { de: '40 Minuten', fr: '40 minutes', it: '40 minuti', en: '40 minutes' },
      francs: 60,
    }),
    test({
      title: { de: 'Augencheck', fr: 'Bilan oculaire', it: 'Controllo degli occhi', en: 'Eye check' },
      text: {
        de: 'Der Sehtest, dazu Augendruck, Gesichtsfeld und ein Bild der Netzhaut, das wir aufbewahren und in zwei Jahren vergleichen.',
        fr: 'L’examen de la vue, plus la tension, le champ visuel et une image de la rétine, que nous gardons pour la comparer dans deux ans.',
        it: 'L’esame della vista, più pressione, campo visivo e un’immagine della retina, che conserviamo e confrontiamo fra due anni.',
        en: 'The eye test, plus eye pressure, visual field and an image of the retina, which we keep and compare in two years.',
      },
      duration: { de: '60 Minuten', fr: '60 minutes', it: '60 minuti', en: '60 minutes' },
      francs: 120,
    }),
    test({
      title: {
        de: 'Test für den Führerausweis',
        fr: 'Test pour le permis',
        it: 'Test per la licenza',
        en: 'Driving licence test',
      },
      text: {
        de: 'Ohne Termin, in beiden Läden. Bitte einen Ausweis mitbringen.',
        fr: 'Sans rendez-vous, dans les deux magasins. Merci d’apporter une pièce d’identité.',
        it: 'Senza appuntamento, in entrambi i negozi. Portate un documento d’identità.',
        en: 'No appointment, in both shops. Please bring some ID.',
      },
      duration: { de: '10 Minuten', fr: '10 minutes', it: '10 minuti', en: '10 minutes' },
      francs: 20,
    }),
  ],
}
