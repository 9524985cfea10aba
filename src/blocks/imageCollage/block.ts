import { headFields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Bildcollage', fr: 'Collage d’images' },
  isAddable: true,
  kind: 'component',
  fields: {
    ...headFields,
    image: { kind: 'media', label: { de: 'Erstes Bild', fr: 'Première image' } },
    secondaryImage: { kind: 'media', label: { de: 'Zweites Bild', fr: 'Deuxième image' } },
    tertiaryImage: { kind: 'media', label: { de: 'Drittes Bild', fr: 'Troisième image' } },
    quaternaryImage: { kind: 'media', label: { de: 'Viertes Bild', fr: 'Quatrième image' } },
    quinaryImage: { kind: 'media', label: { de: 'Fünftes Bild', fr: 'Cinquième image' } },
    senaryImage: { kind: 'media', label: { de: 'Sechstes Bild', fr: 'Sixième image' } },
  },
  options: {
    alignment: { ...options.alignment, label: { de: 'Platz des Textes', fr: 'Place du texte' } },
    imageFormat: { type: 'imageFormat', label: { de: 'Format', fr: 'Format' }, default: 'square' },
    backgroundColor: options.backgroundColor,
  },
})
