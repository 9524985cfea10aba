import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toMail, words } from '../write'

export const weiterbildung: PageTemplate = {
  ref: 'weiterbildung',
  name: { de: 'Weiterbildung', fr: 'Formation continue' },
  meta: {
    description: words({
      de: 'Weiterbildung für die Augenoptik: kleine Gruppen, Praxis statt Folien, Punkte für das Aspect-Siegel.',
      fr: 'Formation continue en optique : petits groupes, pratique plutôt que diapositives, points pour le label Aspect.',
    }),
    shareImage: 'aspect/education',
  },
  groups: [
    {
      type: 'hero',
      options: { alignment: 'right', backgroundColor: 'secondary' },
      fields: {
        kicker: plain({ de: 'Weiterbildung', fr: 'Formation continue' }),
        title: plain({ de: 'Am Samstag gelernt, am Montag gebraucht.', fr: 'Appris le samedi, utile le lundi.' }),
        description: rich({
          de: 'Zwölf Teilnehmende, zwei Fachleute, echte Fälle. Wer einen Kurs besucht, soll danach etwas anders machen als vorher.',
          fr: 'Douze participants, deux spécialistes, des cas réels. Après un cours, on doit faire quelque chose autrement qu’avant.',
        }),
        image: picture('aspect/education'),
      },
    },
    {
      type: 'richTextBlock',
      fields: {
        title: plain({ de: 'Drei Wege', fr: 'Trois voies' }),
        textBlock: rich({
          de: `## Refraktion und Optometrie

          Binokulares Sehen, Kinder, Screening: für alle, die messen. Jeweils ein Tag in Olten oder Lausanne.

          ## Werkstatt und Material

          Schleifen, löten, nacharbeiten. Wir üben an Brillen, die wirklich kaputt sind.

          ## Laden und Führung

          Kalkulieren, einstellen, Nein sagen. Für Inhaberinnen, Inhaber und alle, die es werden wollen.`,
          fr: `## Réfraction et optométrie

          Vision binoculaire, enfants, dépistage : pour celles et ceux qui mesurent. Une journée à Olten ou à Lausanne.

          ## Atelier et matériaux

          Tailler, souder, retoucher. Nous travaillons sur des lunettes vraiment cassées.

          ## Magasin et conduite

          Calculer, engager, dire non. Pour les propriétaires et pour qui veut le devenir.`,
        }),
      },
    },
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'primary' },
      fields: {
        title: plain({ de: 'Punkte fürs Siegel', fr: 'Des points pour le label' }),
        textBlock: rich({
          de: `Ein halber Tag zählt zwei Punkte, ein ganzer vier. Wer das Siegel führt, sammelt zwölf Punkte in zwei Jahren; sechs davon dürfen aus anderen Angeboten stammen.

          Mitglieder zahlen CHF 190 für den halben und CHF 340 für den ganzen Tag, alle anderen die Hälfte mehr. Lernende sitzen gratis dabei, solange es Stühle hat.`,
          fr: `Une demi-journée compte deux points, une journée quatre. Avec le label, on réunit douze points en deux ans ; six peuvent venir d’autres offres.

          Les membres paient CHF 190 la demi-journée et CHF 340 la journée, les autres moitié plus. Les apprentis assistent gratuitement, tant qu’il y a des chaises.`,
        }),
      },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'background', size: 'small' },
      fields: {
        title: plain({ de: 'Ein Thema fehlt?', fr: 'Il manque un thème ?' }),
        description: rich({
          de: 'Das Jahresprogramm 2027 erscheint im Dezember. Vorschläge nehmen wir gern entgegen, Referate auch.',
          fr: 'Le programme 2027 paraît en décembre. Vos propositions sont bienvenues, vos exposés aussi.',
        }),
        button: toMail('bildung@aspect-verband.example', { de: 'Vorschlag schicken', fr: 'Envoyer une proposition' }),
      },
    },
  ],
}
