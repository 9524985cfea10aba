import type { GroupDraft } from '../../src/content/draft'
import type { Localized } from '../../src/content/locale'
import { picture, plain, rich, toPage } from '../write'
import { costFrom } from './cost'

const frame = (media: string, francs: number, title: Localized<string>, text: Localized<string>): GroupDraft => ({
  type: 'productCard',
  fields: {
    image: picture(media),
    title: plain(title),
    cost: plain(costFrom(francs)),
    description: rich(text),
  },
})

export const roundFrame = frame(
  'optik/frame-round',
  340,
  { de: 'Rund', fr: 'Ronde', it: 'Rotonda', en: 'Round' },
  {
    de: 'Titan, elf Gramm. Seit hundert Jahren nicht aus der Mode.',
    fr: 'Titane, onze grammes. À la mode depuis cent ans.',
    it: 'Titanio, undici grammi. Di moda da cent’anni.',
    en: 'Titanium, eleven grams. In fashion for a hundred years.',
  },
)

export const pantoFrame = frame(
  'optik/frame-panto',
  290,
  { de: 'Panto', fr: 'Panto', it: 'Panto', en: 'Panto' },
  {
    de: 'Oben gerade, unten weich: steht fast allen. Azetat aus dem Jura.',
    fr: 'Droite en haut, douce en bas : elle va à presque tout le monde. Acétate du Jura.',
    it: 'Dritta sopra, morbida sotto: sta bene quasi a tutti. Acetato del Giura.',
    en: 'Straight above, soft below: it suits almost everyone. Acetate from the Jura.',
  },
)

export const catFrame = frame(
  'optik/frame-cat',
  380,
  { de: 'Katzenauge', fr: 'Papillon', it: 'A farfalla', en: 'Cat-eye' },
  {
    de: 'Koralle, von Hand poliert. Für alle, die gern angeschaut werden.',
    fr: 'Corail, polie à la main. Pour celles et ceux qui aiment être vus.',
    it: 'Corallo, lucidata a mano. Per chi si lascia guardare volentieri.',
    en: 'Coral, polished by hand. For people who like being looked at.',
  },
)

export const squareFrame = frame(
  'optik/frame-square',
  290,
  { de: 'Kantig', fr: 'Carrée', it: 'Squadrata', en: 'Square' },
  {
    de: 'Kräftig und schwarz. Lässt starke Gläser schlank aussehen.',
    fr: 'Affirmée et noire. Elle affine les verres épais.',
    it: 'Decisa e nera. Fa sembrare sottili anche le lenti spesse.',
    en: 'Bold and black. Makes strong lenses look slim.',
  },
)

export const sunFrame = frame(
  'optik/frame-sun',
  260,
  { de: 'Sonne', fr: 'Solaire', it: 'Da sole', en: 'Sun' },
  {
    de: 'Verlaufsgläser, auf Wunsch polarisiert und mit Ihrer Korrektur.',
    fr: 'Verres dégradés, au choix polarisés et à votre vue.',
    it: 'Lenti sfumate, anche polarizzate e con la vostra correzione.',
    en: 'Graduated lenses, polarised and in your prescription if you like.',
  },
)

export const kidsFrame = frame(
  'optik/frame-kids',
  190,
  { de: 'Kinder', fr: 'Enfants', it: 'Bambini', en: 'Children' },
  {
    de: 'Biegsam und leicht. Die Farbe wählt das Kind, den Rest wir gemeinsam.',
    fr: 'Souple et légère. L’enfant choisit la couleur, le reste se décide ensemble.',
    it: 'Flessibile e leggera. Il colore lo sceglie il bambino, il resto insieme.',
    en: 'Bendy and light. The child picks the colour, we settle the rest together.',
  },
)

/** Six shapes from the window, for the home page. */
export const frames = (options: Record<string, unknown>): GroupDraft => ({
  type: 'productBoard',
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
