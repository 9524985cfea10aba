import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'start',
  label: { de: 'Einstieg', fr: 'Accroche' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: fields.kicker,
    title: fields.title,
    description: fields.description,
    button: fields.button,
    secondaryButton: fields.secondaryButton,
    image: fields.image,
  },
  options: {
    layout: {
      type: 'shiftedAlignment',
      label: { de: 'Bild und Text', fr: 'Image et texte' },
      default: 'default',
    },
    alignment: options.alignment,
    verticalAlignment: {
      type: 'verticalAlignment',
      label: { de: 'Text in der Höhe', fr: 'Texte en hauteur' },
      default: 'bottom',
      displayConditions: [{ option: 'layout', comparison: '=', value: 'default' }],
    },
    size: { type: 'size', label: { de: 'Höhe', fr: 'Hauteur' }, default: 'medium' },
    backgroundColor: options.backgroundColor,
  },
})
