import { fields } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Beitrag', fr: 'Article' },
  isAddable: false,
  kind: 'component',
  fields: {
    image: fields.image,
    kicker: { ...fields.kicker, label: { de: 'Thema', fr: 'Thème' } },
    title: fields.title,
    description: fields.description,
    button: fields.button,
  },
  options: {},
})
