import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Text auf Bild', fr: 'Texte sur image' },
  isAddable: true,
  kind: 'component',
  fields: {
    backgroundImage: fields.image,
    kicker: fields.kicker,
    title: fields.title,
    description: fields.description,
    button: fields.button,
    secondaryButton: fields.secondaryButton,
  },
  options: {
    textPosition: {
      type: 'textPosition',
      label: { de: 'Platz des Textes', fr: 'Place du texte' },
      default: 'bottom-left',
    },
    size: { type: 'size', label: { de: 'Höhe', fr: 'Hauteur' }, default: 'medium' },
    textSize: options.textSize,
    backgroundColor: {
      type: 'color',
      label: { de: 'Farbe unter dem Text', fr: 'Couleur sous le texte' },
      default: null,
    },
  },
})
