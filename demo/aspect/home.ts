import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'
import { news } from './news'

const topic = (topic: {
  page: string
  media: string
  title: Localized<string>
  text: Localized<string>
  link: Localized<string>
}): GroupDraft => ({
  type: 'imageCard',
  fields: {
    image: picture(topic.media),
    title: plain(topic.title),
    description: rich(topic.text),
    button: toPage(topic.page, topic.link),
  },
})

export const home: PageTemplate = {
  ref: 'home',
  role: 'home',
  key: 'home',
  name: { de: 'Start', fr: 'Accueil' },
  meta: {
    title: { de: 'Aspect – Verband der Augenoptik', fr: 'Aspect – Association de l’optique' },
    description: words({
      de: 'Aspect vertritt die unabhängigen Augenoptikgeschäfte der Schweiz: Weiterbildung, Qualität und eine Stimme in Bern.',
      fr: 'Aspect représente les opticiens indépendants de Suisse : formation continue, qualité et une voix à Berne.',
    }),
    shareImage: 'aspect/hero-congress',
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'textAboveMedia', size: 'large' },
      fields: {
        kicker: plain({ de: 'Verband der Augenoptik', fr: 'Association de l’optique' }),
        title: plain({
          de: 'Sechshundert Geschäfte, ein gemeinsamer Blick.',
          fr: 'Six cents magasins, un même regard.',
        }),
        description: rich({
          de: 'Aspect ist der Verband der unabhängigen Augenoptik in der Schweiz. Wir bilden weiter, prüfen Qualität und reden mit, wenn über Sehen entschieden wird.',
          fr: 'Aspect réunit les opticiens indépendants de Suisse. Nous formons, nous contrôlons la qualité et prenons la parole quand on décide de la vue.',
        }),
        button: toPage('mitglied', { de: 'Mitglied werden', fr: 'Devenir membre' }),
        secondaryButton: toPage('kongress', { de: 'Zum Kongress 2027', fr: 'Le congrès 2027' }),
        image: picture('aspect/hero-congress'),
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, imageFormat: 'square' },
      fields: {
        title: plain({ de: 'Woran wir arbeiten', fr: 'Ce qui nous occupe' }),
        description: rich({
          de: 'Drei Aufgaben, seit der Gründung 1971 dieselben.',
          fr: 'Trois tâches, les mêmes depuis la fondation en 1971.',
        }),
      },
      cards: [
        topic({
          page: 'verband',
          media: 'aspect/network',
          title: { de: 'Vertreten', fr: 'Représenter' },
          text: {
            de: 'Tarife, Ausbildung, Gesundheitsrecht: Wir bringen die Sicht der Geschäfte ein, bevor entschieden ist.',
            fr: 'Tarifs, formation, droit de la santé : nous apportons l’avis des magasins avant la décision.',
          },
          link: { de: 'Der Verband', fr: 'L’association' },
        }),
        topic({
          page: 'weiterbildung',
          media: 'aspect/education',
          title: { de: 'Weiterbilden', fr: 'Former' },
          text: {
            de: 'Kurse, die am Montag im Laden nützen. Von Refraktion bis Führung, auf Deutsch und Französisch.',
            fr: 'Des cours utiles au magasin dès le lundi. De la réfraction à la conduite, en français et en allemand.',
          },
          link: { de: 'Weiterbildung', fr: 'Formation continue' },
        }),
        topic({
          page: 'mitglied',
          media: 'aspect/seal',
          title: { de: 'Prüfen', fr: 'Contrôler' },
          text: {
            de: 'Das Siegel trägt, wer alle zwei Jahre zeigt, wie gemessen, beraten und geschliffen wird.',
            fr: 'Le label revient à qui montre, tous les deux ans, comment on mesure, conseille et taille.',
          },
          link: { de: 'Siegel und Mitgliedschaft', fr: 'Label et adhésion' },
        }),
      ],
    },
    {
      type: 'cta',
      options: { backgroundColor: 'primary', size: 'large' },
      fields: {
        kicker: plain({ de: '12. und 13. März 2027, Luzern', fr: '12 et 13 mars 2027, Lucerne' }),
        title: plain({ de: 'Kongress: Das Auge im Alter', fr: 'Congrès : l’œil qui prend de l’âge' }),
        description: rich({
          de: 'Zwei Tage über Gleitsicht, Makula und Menschen, die sagen: «Es geht schon noch.» Anmelden können Sie sich ab 11. Januar.',
          fr: 'Deux jours sur les progressifs, la macula et les gens qui disent : « Ça va encore. » Inscriptions dès le 11 janvier.',
        }),
        button: toPage('kongress', { de: 'Programm ansehen', fr: 'Voir le programme' }),
      },
    },
    {
      type: 'richTextBlock',
      options: { textSize: 'large' },
      fields: {
        kicker: plain({ de: 'Stellungnahme, Oktober 2026', fr: 'Prise de position, octobre 2026' }),
        title: plain({ de: 'Sehtests gehören ins Quartier', fr: 'Les examens de la vue, près de chez soi' }),
        textBlock: rich({
          de: `Auf einen Termin in der Augenpraxis warten Erwachsene vielerorts vier Monate. Die meisten brauchen keine Behandlung, sondern eine genaue Messung. Die machen unsere Mitglieder: 40 Minuten, in jedem Bezirk.

          Wir schlagen vor, dass Optometristinnen und Optometristen direkt überweisen dürfen. [Schreiben Sie uns](page:@kontakt), wie Sie das sehen.`,
          fr: `Pour un rendez-vous chez l’ophtalmologue, les adultes attendent souvent quatre mois. La plupart n’ont pas besoin d’un traitement, mais d’une mesure exacte. Nos membres la font : 40 minutes, dans chaque district.

          Nous proposons que les optométristes puissent adresser directement leurs patients. [Écrivez-nous](page:@kontakt) ce que vous en pensez.`,
        }),
      },
    },
    news,
  ],
}
