import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, toPhone, words } from '../write'
import { tests } from './tests'

export const sehtest: PageTemplate = {
  ref: 'sehtest',
  name: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' },
  meta: {
    description: words({
      de: 'Sehtest in Winterthur: vierzig Minuten bei einer Optometristin, CHF 60. Augencheck mit Druckmessung und Netzhautbild, CHF 120.',
      fr: 'Examen de la vue à Winterthour : quarante minutes avec une optométriste, CHF 60. Bilan avec tension oculaire et rétine, CHF 120.',
      it: 'Esame della vista a Winterthur: quaranta minuti con un’optometrista, CHF 60. Controllo con pressione e retina, CHF 120.',
      en: 'Eye tests in Winterthur: forty minutes with an optometrist, CHF 60. Eye check with pressure and retinal image, CHF 120.',
    }),
    shareImage: 'optik/eye-test',
  },
  groups: [
    {
      type: 'hero',
      options: { alignment: 'right' },
      fields: {
        kicker: plain({ de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' }),
        title: plain({
          de: 'Vierzig Minuten für Ihre Augen.',
          fr: 'Quarante minutes pour vos yeux.',
          it: 'Quaranta minuti per i vostri occhi.',
          en: 'Forty minutes for your eyes.',
        }),
        description: rich({
          de: 'Ohne Eile und ohne Verkaufsgespräch. Brauchen Sie keine neue Brille, sagen wir es.',
          fr: 'Sans hâte et sans discours de vente. Si vous n’avez pas besoin de nouvelles lunettes, nous le disons.',
          it: 'Senza fretta e senza discorsi di vendita. Se non vi servono occhiali nuovi, lo diciamo.',
          en: 'No rush and no sales talk. If you don’t need new spectacles, we say so.',
        }),
        button: toPage('kontakt', {
          de: 'Sehtest vereinbaren',
          fr: 'Prendre rendez-vous',
          it: 'Fissare un appuntamento',
          en: 'Book an eye test',
        }),
        secondaryButton: toPhone('052 212 34 56', {
          de: '052 212 34 56',
          fr: '052 212 34 56',
          it: '052 212 34 56',
          en: '052 212 34 56',
        }),
        image: picture('optik/eye-test'),
      },
    },
    {
      type: 'richTextBlock',
      fields: {
        kicker: plain({ de: 'Ablauf', fr: 'Déroulement', it: 'Svolgimento', en: 'What happens' }),
        title: plain({
          de: 'Zuerst fragen, dann messen',
          fr: 'D’abord demander, ensuite mesurer',
          it: 'Prima chiedere, poi misurare',
          en: 'Ask first, then measure',
        }),
        textBlock: rich({
          de: `Wer den ganzen Tag Noten liest, braucht etwas anderes als jemand, der Lastwagen fährt. Darum reden wir zuerst.

          Danach messen wir jedes Auge für sich und beide zusammen, in der Ferne, am Bildschirm und beim Lesen. Zum Schluss setzen Sie die Messbrille auf und gehen damit vor die Tür: Die Kirchturmuhr ist unser bester Test.

          Bringen Sie mit, was Sie haben: die jetzige Brille, die Linsenschachtel, eine Liste Ihrer Medikamente.`,
          fr: `Lire des partitions toute la journée ou conduire un camion, ce n’est pas la même chose. C’est pourquoi nous parlons d’abord.

          Ensuite, nous mesurons chaque œil, puis les deux ensemble : de loin, à l’écran, à la lecture. Pour finir, vous mettez la lunette d’essai et sortez devant la porte : l’horloge de l’église est notre meilleur test.

          Apportez ce que vous avez : vos lunettes actuelles, la boîte de vos lentilles, la liste de vos médicaments.`,
          it: `Leggere spartiti tutto il giorno o guidare un camion non è la stessa cosa. Per questo prima parliamo.

          Poi misuriamo ogni occhio da solo e i due insieme: da lontano, allo schermo, nella lettura. Alla fine mettete l’occhiale di prova e uscite dalla porta: l’orologio del campanile è il nostro test migliore.

          Portate quello che avete: gli occhiali attuali, la scatola delle lenti, l’elenco dei medicamenti.`,
          en: `Someone who reads music all day needs something different from someone who drives a lorry. So we talk first.

          Then we measure each eye on its own and both together: at a distance, at the screen, when reading. At the end you put on the trial frame and step outside: the church clock is our best test.

          Bring what you have: your present spectacles, the box of your lenses, a list of your medicines.`,
        }),
      },
    },
    tests,
    {
      type: 'bookingContainer',
      options: { backgroundColor: 'primary' },
      fields: {
        title: plain({
          de: 'Wann waren Sie zuletzt?',
          fr: 'À quand remonte le dernier ?',
          it: 'Quando è stata l’ultima volta?',
          en: 'When was your last one?',
        }),
        description: rich({
          de: 'Alle zwei Jahre genügt den meisten. Ab vierzig oder bei Diabetes besser jedes Jahr.',
          fr: 'Tous les deux ans suffisent le plus souvent. Dès quarante ans ou en cas de diabète, plutôt chaque année.',
          it: 'Per i più basta ogni due anni. Dai quarant’anni o con il diabete, meglio ogni anno.',
          en: 'Every two years is enough for most. From forty on, or with diabetes, better every year.',
        }),
        button: toPage('kontakt', {
          de: 'Termin vereinbaren',
          fr: 'Prendre rendez-vous',
          it: 'Fissare un appuntamento',
          en: 'Book an appointment',
        }),
        image: picture('optik/hero-lens'),
      },
    },
  ],
}
