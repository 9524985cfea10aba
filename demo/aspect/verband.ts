import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'

export const verband: PageTemplate = {
  ref: 'verband',
  name: { de: 'Der Verband', fr: 'L’association' },
  meta: {
    description: words({
      de: 'Wofür Aspect steht, wer im Vorstand arbeitet und wie die unabhängige Augenoptik der Schweiz organisiert ist.',
      fr: 'Ce que défend Aspect, qui siège au comité et comment s’organisent les opticiens indépendants de Suisse.',
    }),
    shareImage: 'aspect/network',
  },
  groups: [
    {
      type: 'hero',
      options: { backgroundColor: 'primary', verticalAlignment: 'center' },
      fields: {
        kicker: plain({ de: 'Der Verband', fr: 'L’association' }),
        title: plain({ de: 'Unabhängig heisst nicht allein.', fr: 'Indépendant ne veut pas dire seul.' }),
        description: rich({
          de: 'Ein Laden in Scuol und einer in Lausanne haben mehr gemeinsam, als man denkt. Aspect verbindet sie, in 24 Kantonen und drei Sprachen.',
          fr: 'Un magasin à Scuol et un autre à Lausanne ont plus en commun qu’on ne le croit. Aspect les relie, dans 24 cantons et trois langues.',
        }),
        image: picture('aspect/network'),
      },
    },
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Was wir tun', fr: 'Ce que nous faisons' }),
        textBlock: rich({
          de: `## Für die Geschäfte

          Musterverträge, Lohnempfehlungen, Rechtsauskunft am Telefon. Jede Woche beantwortet die Geschäftsstelle rund vierzig Fragen, meist am selben Tag.

          ## Für den Beruf

          Wir tragen die überbetrieblichen Kurse für Lernende mit, stellen Expertinnen und Experten für die Prüfungen und schreiben an den Bildungsplänen.

          ## Für die Öffentlichkeit

          Wir erklären, was ein Sehtest kann und was nicht, und nehmen Stellung, wenn der Bund nach unserer Meinung fragt. Oder wenn er es vergisst.`,
          fr: `## Pour les magasins

          Contrats types, recommandations salariales, conseil juridique par téléphone. Chaque semaine, le secrétariat répond à une quarantaine de questions, le plus souvent le jour même.

          ## Pour le métier

          Nous participons aux cours interentreprises, déléguons des expertes et des experts aux examens et contribuons aux plans de formation.

          ## Pour le public

          Nous expliquons ce qu’un examen de la vue peut faire ou non, et prenons position quand la Confédération nous le demande. Ou quand elle l’oublie.`,
        }),
      },
    },
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'secondary' },
      fields: {
        title: plain({ de: 'Vorstand', fr: 'Comité' }),
        textBlock: rich({
          de: `- **Ladina Caflisch**, Scuol, Präsidentin
          - **Etienne Roulet**, Lausanne, Vizepräsident, Bildung
          - **Hanna Zurbriggen**, Visp, Recht und Tarife
          - **Marco Pedrini**, Locarno, Finanzen
          - **Nora Keller**, Winterthur, Qualität und Siegel

          Der Vorstand wird an der Mitgliederversammlung gewählt, für höchstens drei Amtszeiten von je vier Jahren. Jedes Geschäft hat eine Stimme, egal wie gross es ist.`,
          fr: `- **Ladina Caflisch**, Scuol, présidente
          - **Etienne Roulet**, Lausanne, vice-président, formation
          - **Hanna Zurbriggen**, Viège, droit et tarifs
          - **Marco Pedrini**, Locarno, finances
          - **Nora Keller**, Winterthour, qualité et label

          Le comité est élu par l’assemblée générale, pour trois mandats de quatre ans au plus. Chaque magasin a une voix, quelle que soit sa taille.`,
        }),
      },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'accent' },
      fields: {
        title: plain({ de: 'Noch nicht dabei?', fr: 'Pas encore membre ?' }),
        description: rich({
          de: 'Ein Geschäft, eine Stimme, ein fairer Beitrag.',
          fr: 'Un magasin, une voix, une cotisation équitable.',
        }),
        button: toPage('mitglied', { de: 'Mitglied werden', fr: 'Devenir membre' }),
      },
    },
  ],
}
