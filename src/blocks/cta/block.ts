import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Aufruf', fr: 'Appel à l’action' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: fields.kicker,
    title: fields.title,
    description: fields.description,
    button: fields.button,
    secondaryButton: fields.secondaryButton,
    subdescription: { kind: 'text', label: { de: 'Kleiner Text', fr: 'Petit texte' } },
    image: fields.image,
  },
  options: {
    alignment: options.alignment,
    size: options.size,
    objectFit: options.objectFit,
    backgroundColor: options.backgroundColor,
  },
})
