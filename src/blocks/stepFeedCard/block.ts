import { fields } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Schritt', fr: 'Étape' },
  isAddable: false,
  kind: 'component',
  fields: {
    title: fields.title,
    description: fields.description,
    image: fields.image,
    button: fields.button,
  },
  options: {},
})
