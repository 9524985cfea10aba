import { fields } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Neuigkeit', fr: 'Actualité' },
  isAddable: false,
  kind: 'component',
  fields: {
    image: fields.image,
    kicker: { ...fields.kicker, label: { de: 'Datum', fr: 'Date' } },
    title: fields.title,
    description: fields.description,
    button: fields.button,
  },
  options: {},
})
