import { fields } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Produkt', fr: 'Produit' },
  isAddable: false,
  kind: 'component',
  fields: {
    image: fields.image,
    title: fields.title,
    cost: fields.cost,
    description: fields.description,
    button: fields.button,
  },
  options: {},
})
