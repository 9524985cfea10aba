import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Stimme', fr: 'Témoignage' },
  isAddable: false,
  kind: 'component',
  fields: {
    quote: { kind: 'text', label: { de: 'Zitat', fr: 'Citation' } },
    name: { kind: 'single', value: 'text', label: { de: 'Name', fr: 'Nom' }, isOneLine: true },
    function: { kind: 'text', label: { de: 'Funktion', fr: 'Fonction' }, isOneLine: true },
    image: { kind: 'media', label: { de: 'Porträt', fr: 'Portrait' } },
    description: fields.description,
  },
  options: {
    imageFormat: { type: 'imageFormat', label: { de: 'Bildformat', fr: 'Format d’image' }, default: 'square' },
    textSize: options.textSize,
    backgroundColor: options.backgroundColor,
  },
})
