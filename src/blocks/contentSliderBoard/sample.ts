import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { sampleCard } from '../sampleCard'

const slide = (content: Parameters<typeof sampleCard>[1]) => sampleCard('contentSliderCard', content)

const sample: GroupDraft = {
  type: 'contentSliderBoard',
  fields: {
    kicker: { text: { de: 'Ein Brillenleben', fr: 'La vie d’une lunette' } },
    title: { text: { de: 'Vom ersten Blick bis zur Reparatur', fr: 'Du premier regard à la réparation' } },
    description: {
      text: {
        de: writeRichText('Drei Stationen, alle im selben Haus.'),
        fr: writeRichText('Trois étapes, toutes dans la même maison.'),
      },
    },
  },
  cards: [
    slide({
      picture: 'optik/eye-test',
      kicker: { de: 'Zuerst', fr: 'D’abord' },
      title: { de: 'Wir messen, was Sie sehen', fr: 'Nous mesurons ce que vous voyez' },
      text: {
        de: 'Vierzig Minuten, ein ruhiger Raum, kein Zeitdruck.',
        fr: 'Quarante minutes, une pièce calme, sans se presser.',
      },
    }),
    slide({
      picture: 'optik/frames-silhouette',
      kicker: { de: 'Dann', fr: 'Ensuite' },
      title: { de: 'Sie wählen, was Sie tragen', fr: 'Vous choisissez ce que vous portez' },
      text: {
        de: 'Nehmen Sie drei Fassungen mit nach Hause und fragen Sie, wem Sie vertrauen.',
        fr: 'Emportez trois montures à la maison et demandez à qui vous faites confiance.',
      },
      options: { alignment: 'left', backgroundColor: 'secondary' },
    }),
    slide({
      picture: 'optik/workshop',
      kicker: { de: 'Und später', fr: 'Et plus tard' },
      title: { de: 'Wir reparieren, was bricht', fr: 'Nous réparons ce qui casse' },
      text: {
        de: 'In der Werkstatt hinten im Laden, meistens während Sie warten.',
        fr: 'À l’atelier derrière le magasin, souvent pendant que vous attendez.',
      },
    }),
  ],
}

export default sample

export const variants = [{ fullScreen: false, alignment: 'center', backgroundColor: 'primary' }]
