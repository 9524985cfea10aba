import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'testimonialDetails',
  fields: {
    quote: {
      text: {
        de: '«Zum ersten Mal seit zehn Jahren sehe ich die Noten und die Kinder gleichzeitig.»',
        fr: '« Pour la première fois depuis dix ans, je vois la partition et les enfants en même temps. »',
      },
    },
    name: { single: 'Marianne Hug' },
    function: { text: { de: 'Geigenlehrerin, Winterthur', fr: 'Professeure de violon, Winterthour' } },
    image: { media: 'optik/team-nora' },
    description: {
      text: {
        de: writeRichText(`Marianne Hug unterrichtet dreissig Kinder in der Woche. Mit der Lesebrille sah sie die Noten, aber nicht, wer gerade den Bogen falsch hielt.

Wir haben die Abstände im Unterrichtszimmer gemessen: achtzig Zentimeter zum Pult, zwei Meter zu den Kindern. Daraus wurde eine Brille, die sie nur dort trägt.`),
        fr: writeRichText(`Marianne Hug enseigne à trente enfants par semaine. Avec ses lunettes de lecture, elle voyait les notes, mais pas qui tenait mal son archet.

Nous avons mesuré les distances dans sa salle : quatre-vingts centimètres jusqu’au pupitre, deux mètres jusqu’aux enfants. Il en est né une paire qu’elle ne porte que là.`),
      },
    },
  },
}

export default sample

export const variants = [{ imageFormat: 'portrait', textSize: 'small', backgroundColor: 'extended' }]
