import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Text', fr: 'Texte' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: fields.kicker,
    title: fields.title,
    textBlock: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
    button: fields.button,
  },
  options: {
    alignment: options.alignment,
    textSize: options.textSize,
    backgroundColor: options.backgroundColor,
  },
})
