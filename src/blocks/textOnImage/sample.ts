import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const sample: GroupDraft = {
  type: 'textOnImage',
  options: { backgroundColor: 'primary' },
  fields: {
    backgroundImage: { media: 'optik/workshop' },
    kicker: { text: { de: 'Atelier', fr: 'Atelier' } },
    title: {
      text: { de: 'Geschliffen wird hinter dem Laden.', fr: 'Vos verres naissent derrière la boutique.' },
    },
    description: {
      text: {
        de: writeRichText('Einfache Gläser sind oft am selben Tag bereit. Und wenn Sie mögen, schauen Sie zu.'),
        fr: writeRichText('Des verres simples sont souvent prêts le jour même. Et vous pouvez regarder.'),
      },
    },
    button: {
      text: { de: 'Das Atelier ansehen', fr: 'Découvrir l’atelier' },
      options: { link: { type: 'url', url: 'https://www.example.ch/atelier' } },
    },
    secondaryButton: {
      text: { de: 'Anrufen', fr: 'Appeler' },
      options: { link: { type: 'phone', phone: '+41 52 212 34 56' } },
    },
  },
}

export default sample

export const variants = [
  { textPosition: 'center-right', size: 'large', textSize: 'large', backgroundColor: null },
  { textPosition: 'top-left', size: 'small', textSize: 'small', backgroundColor: 'accent' },
]
