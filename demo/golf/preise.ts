import type { PageTemplate } from '../../src/content/siteTemplate'
import { priceList } from '../priceList'
import { picture, plain, rich, toMail, toPhone, words } from '../write'

export const preise: PageTemplate = {
  ref: 'preise',
  role: 'contact',
  key: 'contact',
  name: { de: 'Preise & Bar', fr: 'Prix & bar', en: 'Prices & bar' },
  slug: { de: 'preise', fr: 'prix', en: 'prices' },
  meta: {
    description: words({
      de: 'Stadtgolf kostet CHF 24 pro Person. Start an der Bar Flutlicht, Neustadtgasse 11, Winterthur. Zeiten und Anreise.',
      fr: 'Le Stadtgolf coûte CHF 24 par personne. Départ au bar Flutlicht, Neustadtgasse 11, Winterthour. Horaires et accès.',
      en: 'Stadtgolf costs CHF 24 a person. Start at the Flutlicht bar, Neustadtgasse 11, Winterthur. Hours and directions.',
    }),
    shareImage: 'golf/bar',
  },
  groups: [
    {
      type: 'hero',
      options: { alignment: 'right', verticalAlignment: 'center' },
      fields: {
        kicker: plain({ de: 'Die Bar Flutlicht', fr: 'Le bar Flutlicht', en: 'The Flutlicht bar' }),
        title: plain({
          de: 'Start, Ziel und Suppe.',
          fr: 'Départ, arrivée et soupe.',
          en: 'Start, finish and soup.',
        }),
        description: rich({
          de: 'Neustadtgasse 11, fünf Minuten vom Bahnhof. Drinnen gibt es Bier aus dem Tösstal, Most vom Fass und eine Suppe, die den ganzen Abend warm bleibt.',
          fr: 'Neustadtgasse 11, à cinq minutes de la gare. À l’intérieur, de la bière du Tösstal, du cidre au fût et une soupe chaude toute la soirée.',
          en: 'Neustadtgasse 11, five minutes from the station. Inside there is beer from the Töss valley, cider on tap and a soup that stays warm all evening.',
        }),
        button: toPhone('052 212 34 58', {
          de: '052 212 34 58 anrufen',
          fr: 'Appeler le 052 212 34 58',
          en: 'Call 052 212 34 58',
        }),
        secondaryButton: toMail('spiel@stadtgolf.example', {
          de: 'Schreiben',
          fr: 'Écrire',
          en: 'Write',
        }),
        image: picture('golf/bar'),
      },
    },
    priceList(
      {},
      {
        title: plain({ de: 'Preise', fr: 'Prix', en: 'Prices' }),
        description: rich({
          de: 'Schläger, Bälle und Karte sind dabei. Ihr zahlt an der Bar, bar oder mit Karte.',
          fr: 'Clubs, balles et carte sont compris. Vous payez au bar, en espèces ou par carte.',
          en: 'Clubs, balls and map are included. You pay at the bar, cash or card.',
        }),
      },
      [
        {
          title: { de: 'Erwachsene', fr: 'Adultes', en: 'Adults' },
          cost: { de: 'CHF 24', fr: 'CHF 24', en: 'CHF 24' },
        },
        {
          title: { de: 'Bis 16 Jahre', fr: 'Jusqu’à 16 ans', en: 'Up to 16' },
          cost: { de: 'CHF 12', fr: 'CHF 12', en: 'CHF 12' },
        },
        {
          title: { de: 'Gruppen ab 8', fr: 'Groupes dès 8', en: 'Groups of 8 or more' },
          cost: { de: 'CHF 20 pro Kopf', fr: 'CHF 20 par tête', en: 'CHF 20 a head' },
        },
        {
          title: { de: 'Suppe und Getränk dazu', fr: 'Soupe et boisson en plus', en: 'Soup and a drink on top' },
          cost: { de: 'CHF 18', fr: 'CHF 18', en: 'CHF 18' },
        },
      ],
    ),
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'extended' },
      fields: {
        title: plain({ de: 'Zeiten', fr: 'Horaires', en: 'Hours' }),
        textBlock: rich({
          de: `- **Mittwoch und Donnerstag** 16:00–23:00
          - **Freitag** 16:00–01:00
          - **Samstag** 11:00–01:00
          - **Sonntag** 11:00–20:00

          Die letzte Runde startet drei Stunden vor Schluss. Montag und Dienstag öffnen wir für Gruppen.`,
          fr: `- **Mercredi et jeudi** 16:00–23:00
          - **Vendredi** 16:00–01:00
          - **Samedi** 11:00–01:00
          - **Dimanche** 11:00–20:00

          La dernière partie commence trois heures avant la fermeture. Lundi et mardi, nous ouvrons pour les groupes.`,
          en: `- **Wednesday and Thursday** 16:00–23:00
          - **Friday** 16:00–01:00
          - **Saturday** 11:00–01:00
          - **Sunday** 11:00–20:00

          The last round starts three hours before closing. On Mondays and Tuesdays we open for groups.`,
        }),
      },
    },
  ],
}
