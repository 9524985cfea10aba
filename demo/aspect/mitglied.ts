import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'
import { fees } from './fees'
import { wayToSeal } from './wayToSeal'

export const mitglied: PageTemplate = {
  ref: 'mitglied',
  name: { de: 'Mitglied werden', fr: 'Devenir membre' },
  meta: {
    description: words({
      de: 'Mitglied bei Aspect: was Ihr Geschäft davon hat, was es kostet und wie Sie das Qualitätssiegel erhalten.',
      fr: 'Adhérer à Aspect : ce que votre magasin y gagne, ce que cela coûte et comment obtenir le label de qualité.',
    }),
    shareImage: 'aspect/seal',
  },
  groups: [
    {
      type: 'hero',
      options: { verticalAlignment: 'center' },
      fields: {
        kicker: plain({ de: 'Mitglied werden', fr: 'Devenir membre' }),
        title: plain({ de: 'Ein Siegel, das man sich verdient.', fr: 'Un label qui se mérite.' }),
        description: rich({
          de: 'Mitglied werden kann jedes Geschäft, das keiner Kette gehört und von einer Fachperson geführt wird.',
          fr: 'Peut adhérer tout magasin qui n’appartient pas à une chaîne et que dirige une personne du métier.',
        }),
        button: toPage('kontakt', { de: 'Unterlagen bestellen', fr: 'Demander le dossier' }),
        image: picture('aspect/seal'),
      },
    },
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'secondary' },
      fields: {
        title: plain({ de: 'Was Sie davon haben', fr: 'Ce que vous y gagnez' }),
        textBlock: rich({
          de: `- **Rechtsauskunft** am Telefon, ohne Uhr
          - **Musterverträge** und Lohnempfehlungen, jährlich nachgeführt
          - **Kurse und Kongress** zum Mitgliederpreis
          - **Das Siegel** für Schaufenster, Website und Brief
          - **Eine Stimme** an der Mitgliederversammlung`,
          fr: `- **Conseil juridique** par téléphone, sans chronomètre
          - **Contrats types** et recommandations salariales, mis à jour chaque année
          - **Cours et congrès** au prix des membres
          - **Le label** pour la vitrine, le site et le courrier
          - **Une voix** à l’assemblée générale`,
        }),
      },
    },
    wayToSeal,
    fees,
    {
      type: 'cta',
      options: { backgroundColor: 'accent' },
      fields: {
        title: plain({ de: 'Reden wir darüber.', fr: 'Parlons-en.' }),
        description: rich({
          de: 'Ein Anruf dauert zehn Minuten. Danach wissen Sie, ob es passt.',
          fr: 'Un appel dure dix minutes. Ensuite, vous savez si cela vous convient.',
        }),
        button: toPage('kontakt', { de: 'Zur Geschäftsstelle', fr: 'Joindre le secrétariat' }),
      },
    },
  ],
}
