import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { plain, rich, toPage } from '../write'

const item = (told: {
  date: Localized<string>
  title: Localized<string>
  text: Localized<string>
  page: string
  link: Localized<string>
}): GroupDraft => ({
  type: 'newsFeedCard',
  fields: {
    kicker: plain(told.date),
    title: plain(told.title),
    description: rich(told.text),
    button: toPage(told.page, told.link),
  },
})

/** The association's chronicle, the newest first. */
export const news: GroupDraft = {
  type: 'newsFeedBoard',
  options: { layout: 'split', backgroundColor: 'secondary' },
  fields: {
    title: plain({ de: 'Aus dem Verband', fr: 'La vie de l’association' }),
  },
  cards: [
    item({
      date: { de: '9. November 2026', fr: '9 novembre 2026' },
      title: { de: 'Das Kursprogramm 2027 erscheint im Dezember', fr: 'Le programme 2027 paraît en décembre' },
      text: {
        de: 'Neu sind ein Kurs zu Kindern unter sechs und einer über Lohngespräche, von beiden Seiten des Tisches.',
        fr: 'Nouveautés : un cours sur les moins de six ans et un autre sur l’entretien salarial, des deux côtés de la table.',
      },
      page: 'weiterbildung',
      link: { de: 'Zur Weiterbildung', fr: 'Formation continue' },
    }),
    item({
      date: { de: '26. Oktober 2026', fr: '26 octobre 2026' },
      title: { de: 'Luzern ist gebucht', fr: 'Lucerne est réservée' },
      text: {
        de: 'Der Kongress findet am 12. und 13. März statt, der Saal liegt am Wasser. Anmelden können Sie sich ab 11. Januar.',
        fr: 'Le congrès aura lieu les 12 et 13 mars, dans une salle au bord de l’eau. Inscriptions dès le 11 janvier.',
      },
      page: 'kongress',
      link: { de: 'Zum Kongress', fr: 'Le congrès' },
    }),
    item({
      date: { de: '5. Oktober 2026', fr: '5 octobre 2026' },
      title: { de: 'Nora Keller verantwortet neu das Siegel', fr: 'Nora Keller prend en charge le label' },
      text: {
        de: 'Die Optometristin aus Winterthur folgt auf Urs Brändli, der nach zwölf Jahren wieder mehr in der Werkstatt stehen will.',
        fr: 'L’optométriste de Winterthour succède à Urs Brändli qui, après douze ans, retourne à l’atelier.',
      },
      page: 'verband',
      link: { de: 'Zum Vorstand', fr: 'Le comité' },
    }),
  ],
}
