import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'imageCollage',
  fields: {
    kicker: { text: { de: 'Ein Rundgang', fr: 'Petit tour' } },
    title: { text: { de: 'Was Sie bei uns sehen', fr: 'Ce que vous verrez chez nous' } },
    description: {
      text: {
        de: writeRichText(
          'Vorne Licht und Fassungen, hinten Maschinen und Geduld. Dazwischen ein Tisch, an dem man bleibt.',
        ),
        fr: writeRichText(
          'Devant, la lumière et les montures ; derrière, les machines et la patience. Entre les deux, une table.',
        ),
      },
    },
    button: {
      text: { de: 'Besuch vorbereiten', fr: 'Préparer sa visite' },
      options: { link: { type: 'url', url: 'https://www.example.ch/kontakt' } },
    },
    image: { media: 'optik/shop-front' },
    secondaryImage: { media: 'optik/frame-cat' },
    tertiaryImage: { media: 'optik/eye-test' },
    quaternaryImage: { media: 'optik/workshop' },
    quinaryImage: { media: 'optik/contact-lens' },
    senaryImage: { media: 'optik/frame-sun' },
  },
}

export default sample

export const variants = [
  { alignment: 'right', imageFormat: 'portrait', backgroundColor: 'secondary' },
  { alignment: 'center', backgroundColor: 'primary' },
]
