import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import type { PageTemplate } from '../../src/content/siteTemplate'
import { picture, plain, rich, toPage, words } from '../write'

const step = (media: string, title: Localized<string>, text: Localized<string>): GroupDraft => ({
  type: 'stepFeedCard',
  fields: { title: plain(title), description: rich(text), image: picture(media) },
})

export const spielen: PageTemplate = {
  ref: 'spielen',
  name: { de: 'So wird gespielt', fr: 'Comment jouer', en: 'How to play' },
  meta: {
    description: words({
      de: 'Regeln, Dauer und was ihr mitbringt: so läuft eine Runde Stadtgolf in Winterthur.',
      fr: 'Règles, durée et matériel : comment se déroule une partie de Stadtgolf à Winterthour.',
      en: 'Rules, duration and what to bring: how a round of Stadtgolf in Winterthur works.',
    }),
    shareImage: 'golf/team-street',
  },
  groups: [
    {
      type: 'hero',
      options: { layout: 'textAboveMedia' },
      fields: {
        kicker: plain({ de: 'So wird gespielt', fr: 'Comment jouer', en: 'How to play' }),
        title: plain({
          de: 'In drei Minuten erklärt, in zwei Stunden gespielt.',
          fr: 'Expliqué en trois minutes, joué en deux heures.',
          en: 'Explained in three minutes, played in two hours.',
        }),
        description: rich({
          de: 'Bequeme Schuhe genügen. Gespielt wird bei jedem Wetter ausser bei Gewitter und am Albanifest.',
          fr: 'De bonnes chaussures suffisent. On joue par tous les temps, sauf sous l’orage et pendant l’Albanifest.',
          en: 'Comfortable shoes are enough. We play in all weathers, except in thunderstorms and during the Albani festival.',
        }),
        image: picture('golf/team-street'),
      },
    },
    {
      type: 'stepFeedBoard',
      options: { layout: 'split', textSize: 'large' },
      fields: {
        title: plain({ de: 'Eine Runde', fr: 'Une partie', en: 'One round' }),
      },
      cards: [
        step(
          'golf/bar',
          { de: 'Abholen', fr: 'Chercher', en: 'Pick up' },
          {
            de: 'An der Bar bekommt ihr Schläger, Bälle und die Karte. Ein Ausweis bleibt als Pfand da.',
            fr: 'Au bar, vous recevez clubs, balles et carte. Une pièce d’identité reste en dépôt.',
            en: 'At the bar you get clubs, balls and the map. One ID stays with us as a deposit.',
          },
        ),
        step(
          'golf/ball-cobbles',
          { de: 'Spielen', fr: 'Jouer', en: 'Play' },
          {
            de: 'Neun Bahnen, 2,4 km, der Reihe nach. Gezählt wird jeder Schlag, auch der peinliche.',
            fr: 'Neuf trous, 2,4 km, dans l’ordre. Chaque coup compte, même le plus gênant.',
            en: 'Nine holes, 2.4 km, in order. Every stroke counts, even the embarrassing one.',
          },
        ),
        step(
          'golf/flag-fountain',
          { de: 'Ankommen', fr: 'Arriver', en: 'Arrive' },
          {
            de: 'Die letzte Bahn endet an der Theke. Wer am wenigsten Schläge hat, muss nicht zahlen.',
            fr: 'Le dernier trou finit au comptoir. Qui a le moins de coups ne paie pas.',
            en: 'The last hole ends at the bar. Whoever has the fewest strokes doesn’t have to pay.',
          },
        ),
      ],
    },
    {
      type: 'richTextBlock',
      options: { backgroundColor: 'extended' },
      fields: {
        title: plain({ de: 'Sechs Regeln', fr: 'Six règles', en: 'Six rules' }),
        textBlock: rich({
          de: `- **Menschen haben Vortritt.** Velos auch, Hunde sowieso.
          - **Der Ball bleibt am Boden.** Ausholen nur bis zum Knie.
          - **Nach sieben Schlägen** ist Schluss, aufgeschrieben wird eine Acht.
          - **Liegt der Ball unter einem Tisch**, fragt ihr die Gäste.
          - **Nach 22 Uhr** wird geflüstert. In der Altstadt wohnen Leute.
          - **Was im Brunnen liegt**, holt ihr wieder heraus.`,
          fr: `- **Priorité aux gens.** Aux vélos aussi, aux chiens de toute façon.
          - **La balle reste au sol.** Pas d’élan au-dessus du genou.
          - **Après sept coups**, on s’arrête et l’on note huit.
          - **Si la balle est sous une table**, vous demandez aux clients.
          - **Après 22 heures**, on chuchote. Des gens habitent ici.
          - **Ce qui tombe dans la fontaine**, vous le repêchez.`,
          en: `- **People have right of way.** So do bicycles, and dogs in any case.
          - **The ball stays on the ground.** No swing above the knee.
          - **After seven strokes** you stop and write down eight.
          - **If the ball is under a table**, ask the guests.
          - **After 10 p.m.** we whisper. People live here.
          - **Whatever lands in the fountain**, you get out again.`,
        }),
      },
    },
    {
      type: 'cta',
      options: { backgroundColor: 'background', alignment: 'center', size: 'large' },
      fields: {
        title: plain({ de: 'Bereit?', fr: 'Prêts ?', en: 'Ready?' }),
        button: toPage('preise', { de: 'Preise und Zeiten', fr: 'Prix et horaires', en: 'Prices and hours' }),
      },
    },
  ],
}
