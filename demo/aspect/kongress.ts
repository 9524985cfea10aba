import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toMail, words } from '../write'
import { kongressDays } from './kongressDays'

export const kongress: PageTemplate = {
  ref: 'kongress',
  name: { de: 'Kongress 2027', fr: 'Congrès 2027' },
  meta: {
    description: words({
      de: 'Aspect-Kongress am 12. und 13. März 2027 in Luzern: Das Auge im Alter. Programm, Preise und Anreise.',
      fr: 'Congrès Aspect les 12 et 13 mars 2027 à Lucerne : l’œil qui prend de l’âge. Programme, prix et accès.',
    }),
    shareImage: 'aspect/city',
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'mediaAboveText', backgroundColor: 'extended' },
      fields: {
        kicker: plain({ de: '12. und 13. März 2027, Luzern', fr: '12 et 13 mars 2027, Lucerne' }),
        title: plain({ de: 'Das Auge im Alter', fr: 'L’œil qui prend de l’âge' }),
        description: rich({
          de: 'Die Kundschaft wird älter, und wir mit ihr. Zwei Tage am See, mit Vorträgen, Werkstätten und einem langen Abend.',
          fr: 'La clientèle prend de l’âge, et nous avec elle. Deux jours au bord du lac, avec des exposés, des ateliers et une longue soirée.',
        }),
        image: picture('aspect/city'),
      },
    },
    kongressDays,
    {
      type: 'richTextBlock',
      fields: {
        kicker: plain({ de: 'Programm', fr: 'Programme' }),
        title: plain({ de: 'Zwei Tage, ein Thema', fr: 'Deux jours, un thème' }),
        textBlock: rich({
          de: `## Freitag, 12. März

          - **09:30** Kaffee und Anmeldung
          - **10:15** Makula: was wir sehen, was wir sagen
          - **13:30** Werkstätten: Gleitsicht neu zentrieren, Lupen anpassen, Gespräche üben
          - **17:00** Mitgliederversammlung
          - **19:30** Nachtessen auf dem Schiff

          ## Samstag, 13. März

          - **09:00** Trockene Augen nach sechzig
          - **10:45** Autofahren mit 80: ein Gespräch mit der Polizei und einer Fahrerin
          - **13:00** Schluss, Suppe, Heimreise`,
          fr: `## Vendredi 12 mars

          - **09:30** Café et accueil
          - **10:15** Macula : ce que nous voyons, ce que nous disons
          - **13:30** Ateliers : recentrer des progressifs, adapter des loupes, mener l’entretien
          - **17:00** Assemblée générale
          - **19:30** Souper sur le bateau

          ## Samedi 13 mars

          - **09:00** Yeux secs après soixante ans
          - **10:45** Conduire à 80 ans : la police et une conductrice en parlent
          - **13:00** Clôture, soupe, retour`,
        }),
      },
    },
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'secondary' },
      fields: {
        kicker: plain({ de: 'Preise', fr: 'Prix' }),
        title: plain({ de: 'Beide Tage, alles inbegriffen', fr: 'Deux jours, tout compris' }),
        textBlock: rich({
          de: `- **Mitglieder** CHF 290, bis 31. Januar CHF 240
          - **Andere** CHF 480
          - **Lernende und Studierende** CHF 60

          Der Kongress zählt acht Punkte für das Siegel. Vorträge werden in beide Sprachen übersetzt. Der Saal liegt fünf Minuten vom Bahnhof Luzern, alle Räume sind ohne Stufen erreichbar.`,
          fr: `- **Membres** CHF 290, jusqu’au 31 janvier CHF 240
          - **Autres** CHF 480
          - **Apprentis et étudiants** CHF 60

          Le congrès compte huit points pour le label. Les exposés sont traduits dans les deux langues. La salle est à cinq minutes de la gare de Lucerne, accessible sans marche.`,
        }),
      },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'primary', alignment: 'center' },
      fields: {
        title: plain({ de: 'Die Anmeldung öffnet am 11. Januar.', fr: 'Inscriptions dès le 11 janvier.' }),
        description: rich({
          de: 'Möchten Sie früher Bescheid wissen, schreiben Sie uns eine Zeile.',
          fr: 'Pour être averti plus tôt, écrivez-nous une ligne.',
        }),
        button: toMail('kongress@aspect-verband.example', { de: 'Vormerken lassen', fr: 'Me faire avertir' }),
      },
    },
  ],
}
