import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { plain, rich } from '../write'

const visit = (title: Localized<string>, text: Localized<string>): GroupDraft => ({
  type: 'stepFeedCard',
  fields: { title: plain(title), description: rich(text) },
})

/** How contact lenses are fitted. */
export const fitting: GroupDraft = {
  type: 'stepFeedBoard',
  options: { layout: 'grid', columns: 3 },
  fields: {
    kicker: plain({ de: 'Anpassung', fr: 'Adaptation', it: 'Adattamento', en: 'Fitting' }),
    title: plain({
      de: 'Drei Besuche bis zur eigenen Linse',
      fr: 'Trois visites jusqu’à vos lentilles',
      it: 'Tre visite fino alla vostra lente',
      en: 'Three visits to your own lenses',
    }),
  },
  cards: [
    visit(
      { de: 'Messen', fr: 'Mesurer', it: 'Misurare', en: 'Measuring' },
      {
        de: 'Sofia Bernasconi vermisst die Hornhaut, prüft den Tränenfilm und fragt, wann und wofür Sie die Linsen tragen möchten. Das dauert eine Stunde.',
        fr: 'Sofia Bernasconi mesure la cornée, examine le film lacrymal et demande quand et pour quoi vous porterez vos lentilles. Comptez une heure.',
        it: 'Sofia Bernasconi misura la cornea, esamina il film lacrimale e chiede quando e per che cosa volete portare le lenti. Ci vuole un’ora.',
        en: 'Sofia Bernasconi measures the cornea, checks the tear film and asks when and what for you would like to wear lenses. This takes an hour.',
      },
    ),
    visit(
      { de: 'Probieren', fr: 'Essayer', it: 'Provare', en: 'Trying' },
      {
        de: 'Sie lernen das Einsetzen in aller Ruhe, am Tisch mit Spiegel. Dann tragen Sie die Linsen eine Woche lang: im Büro, beim Sport, am Abend.',
        fr: 'Vous apprenez à les poser, tranquillement, à table devant un miroir. Puis vous les portez une semaine : au bureau, au sport, le soir.',
        it: 'Imparate a metterle con calma, al tavolo davanti allo specchio. Poi le portate per una settimana: in ufficio, facendo sport, la sera.',
        en: 'You learn to put them in, in peace, at a table with a mirror. Then you wear them for a week: at the office, for sport, in the evening.',
      },
    ),
    visit(
      { de: 'Nachschauen', fr: 'Contrôler', it: 'Ricontrollare', en: 'Checking' },
      {
        de: 'Sitzen sie? Stören sie? Wir korrigieren, bis es stimmt. Erst danach bestellen wir einen Vorrat.',
        fr: 'Sont-elles bien en place ? Gênent-elles ? Nous corrigeons jusqu’à ce que tout aille. Alors seulement, nous commandons une réserve.',
        it: 'Stanno bene? Danno fastidio? Correggiamo finché va. Solo allora ordiniamo una scorta.',
        en: 'Do they fit? Do they bother you? We adjust until they are right. Only then do we order a supply.',
      },
    ),
  ],
}
