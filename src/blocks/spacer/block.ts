import { options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'various',
  label: { de: 'Abstand', fr: 'Espace' },
  isAddable: true,
  isNeverEmpty: true,
  kind: 'component',
  fields: {},
  options: {
    size: { type: 'size', label: { de: 'Höhe', fr: 'Hauteur' }, default: 'medium' },
    backgroundColor: options.backgroundColor,
  },
})
