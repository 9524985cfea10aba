import { headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'collections',
  label: { de: 'Folien', fr: 'Diapositives' },
  isAddable: true,
  kind: 'groupCollection',
  children: { cards: 'contentSliderCard' },
  fields: headFields,
  options: {
    fullScreen: { type: 'checkbox', label: { de: 'Bildschirmfüllend', fr: 'Plein écran' }, default: true },
    objectFit: options.objectFit,
    alignment: options.leftOrCenter,
    backgroundColor: options.backgroundColor,
  },
})
