import { cardOptions, headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Bilder', fr: 'Images' },
  isAddable: true,
  kind: 'groupCollection',
  children: { cards: 'imageCard' },
  fields: headFields,
  options: {
    ...cardOptions,
    textSize: options.textSize,
    alignment: options.leftOrCenter,
    lightbox: { type: 'checkbox', label: { de: 'Bilder gross öffnen', fr: 'Agrandir les images' }, default: false },
    backgroundColor: options.backgroundColor,
  },
})
