import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Folie', fr: 'Diapositive' },
  isAddable: false,
  kind: 'component',
  fields: {
    image: fields.image,
    kicker: fields.kicker,
    title: fields.title,
    description: fields.description,
    button: fields.button,
  },
  options: {
    alignment: {
      type: 'alignment',
      label: { de: 'Bild', fr: 'Image' },
      default: 'right',
      filter: ['left', 'right'],
    },
    backgroundColor: options.backgroundColor,
  },
})
