import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'team',
  label: { de: 'Person', fr: 'Personne' },
  isAddable: false,
  kind: 'component',
  fields: {
    name: { kind: 'single', value: 'text', label: { de: 'Name', fr: 'Nom' }, isOneLine: true },
    function: { kind: 'text', label: { de: 'Funktion', fr: 'Fonction' }, isOneLine: true },
    image: { kind: 'media', label: { de: 'Porträt', fr: 'Portrait' } },
    quote: { kind: 'text', label: { de: 'Zitat', fr: 'Citation' } },
    description: fields.description,
    email: { kind: 'single', value: 'email', label: { de: 'E-Mail', fr: 'E-mail' }, isOneLine: true },
  },
  options: {
    alignment: {
      type: 'alignment',
      label: { de: 'Porträt', fr: 'Portrait' },
      default: 'left',
      filter: ['left', 'right'],
    },
    imageFormat: { type: 'imageFormat', label: { de: 'Bildformat', fr: 'Format d’image' }, default: 'portrait' },
    backgroundColor: options.backgroundColor,
  },
})
