import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'various',
  label: { de: 'Abstand', fr: 'Espace' },
  isAddable: true,
  kind: 'component',
  fields: {},
  options: {
    size: { type: 'size', label: { de: 'Höhe', fr: 'Hauteur' }, default: 'medium' },
    backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  },
})
