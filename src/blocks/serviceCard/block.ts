import { fields } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Leistung', fr: 'Prestation' },
  isAddable: false,
  kind: 'component',
  fields: {
    image: fields.image,
    title: fields.title,
    duration: fields.duration,
    cost: fields.cost,
    description: fields.description,
    button: fields.button,
  },
  options: {},
})
