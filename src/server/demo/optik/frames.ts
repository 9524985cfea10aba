import type { GroupDraft } from '../../../content/draft'
import type { Localized } from '../../../content/locale'
import { picture, plain, rich, toPage } from '../write'

const frame = (media: string, title: Localized<string>, text: Localized<string>): GroupDraft => ({
  type: 'imageCard',
  fields: { image: picture(media), title: plain(title), description: rich(text) },
})

export const roundFrame = frame(
  'optik/frame-round',
  { de: 'Rund', fr: 'Ronde', it: 'Rotonda', en: 'Round' },
  {
    de: 'Titan, elf Gramm. Seit hundert Jahren nicht aus der Mode. Ab CHF 340.',
    fr: 'Titane, onze grammes. À la mode depuis cent ans. Dès CHF 340.',
    it: 'Titanio, undici grammi. Di moda da cent’anni. Da CHF 340.',
    en: 'Titanium, eleven grams. In fashion for a hundred years. From CHF 340.',
  },
)

export const pantoFrame = frame(
  'optik/frame-panto',
  { de: 'Panto', fr: 'Panto', it: 'Panto', en: 'Panto' },
  {
    de: 'Oben gerade, unten weich: steht fast allen. Azetat aus dem Jura. Ab CHF 290.',
    fr: 'Droite en haut, douce en bas : elle va à presque tout le monde. Acétate du Jura. Dès CHF 290.',
    it: 'Dritta sopra, morbida sotto: sta bene quasi a tutti. Acetato del Giura. Da CHF 290.',
    en: 'Straight above, soft below: it suits almost everyone. Acetate from the Jura. From CHF 290.',
  },
)

export const catFrame = frame(
  'optik/frame-cat',
  { de: 'Katzenauge', fr: 'Papillon', it: 'A farfalla', en: 'Cat-eye' },
  {
    de: 'Koralle, von Hand poliert. Für alle, die gern angeschaut werden. Ab CHF 380.',
    fr: 'Corail, polie à la main. Pour celles et ceux qui aiment être vus. Dès CHF 380.',
    it: 'Corallo, lucidata a mano. Per chi si lascia guardare volentieri. Da CHF 380.',
    en: 'Coral, polished by hand. For people who like being looked at. From CHF 380.',
  },
)

export const squareFrame = frame(
  'optik/frame-square',
  { de: 'Kantig', fr: 'Carrée', it: 'Squadrata', en: 'Square' },
  {
    de: 'Kräftig und schwarz. Lässt starke Gläser schlank aussehen. Ab CHF 290.',
    fr: 'Affirmée et noire. Elle affine les verres épais. Dès CHF 290.',
    it: 'Decisa e nera. Fa sembrare sottili anche le lenti spesse. Da CHF 290.',
    en: 'Bold and black. Makes strong lenses look slim. From CHF 290.',
  },
)

export const sunFrame = frame(
  'optik/frame-sun',
  { de: 'Sonne', fr: 'Solaire', it: 'Da sole', en: 'Sun' },
  {
    de: 'Verlaufsgläser, auf Wunsch polarisiert und mit Ihrer Korrektur. Ab CHF 260.',
    fr: 'Verres dégradés, au choix polarisés et à votre vue. Dès CHF 260.',
    it: 'Lenti sfumate, anche polarizzate e con la vostra correzione. Da CHF 260.',
    en: 'Graduated lenses, polarised and in your prescription if you like. From CHF 260.',
  },
)

export const kidsFrame = frame(
  'optik/frame-kids',
  { de: 'Kinder', fr: 'Enfants', it: 'Bambini', en: 'Children' },
  {
    de: 'Biegsam und leicht. Die Farbe wählt das Kind, den Rest wir gemeinsam. Ab CHF 190.',
    fr: 'Souple et légère. L’enfant choisit la couleur, le reste se décide ensemble. Dès CHF 190.',
    it: 'Flessibile e leggera. Il colore lo sceglie il bambino, il resto insieme. Da CHF 190.',
    en: 'Bendy and light. The child picks the colour, we settle the rest together. From CHF 190.',
  },
)

/** Six shapes from the window, for the home page. */
export const frames = (options: Record<string, unknown>): GroupDraft => ({
  type: 'imageBoard',
  options,
  fields: {
    kicker: plain({ de: 'Aus dem Schaufenster', fr: 'Dans la vitrine', it: 'In vetrina', en: 'In the window' }),
    title: plain({
      de: 'Sechs Formen, die bleiben',
      fr: 'Six formes qui durent',
      it: 'Sei forme che restano',
      en: 'Six shapes that stay',
    }),
    description: rich({
      de: 'Moden kommen im Frühling und gehen im Herbst. Diese hier sehen Sie auch in zehn Jahren noch gern im Spiegel.',
      fr: 'Les modes arrivent au printemps et repartent en automne. Celles-ci vous plairont encore dans dix ans.',
      it: 'Le mode arrivano in primavera e partono in autunno. Queste vi piaceranno allo specchio anche fra dieci anni.',
      en: 'Fashions arrive in spring and leave in autumn. These you will still like in the mirror ten years from now.',
    }),
    button: toPage('brillen', {
      de: 'Alles über Brillen',
      fr: 'Tout sur les lunettes',
      it: 'Tutto sugli occhiali',
      en: 'All about spectacles',
    }),
  },
  cards: [roundFrame, pantoFrame, catFrame, squareFrame, sunFrame, kidsFrame],
})
