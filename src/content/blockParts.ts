import type { FieldDefinition } from './defineBlock'
import type { OptionDefinition } from './option'

/** Fields that many sections have, called the same everywhere. */
export const fields = {
  kicker: { kind: 'text', label: { de: 'Dachzeile', fr: 'Surtitre' }, isOneLine: true },
  title: { kind: 'text', label: { de: 'Titel', fr: 'Titre' } },
  description: { kind: 'richText', label: { de: 'Text', fr: 'Texte' } },
  button: { kind: 'button', label: { de: 'Knopf', fr: 'Bouton' } },
  secondaryButton: { kind: 'button', label: { de: 'Zweiter Knopf', fr: 'Deuxième bouton' } },
  tertiaryButton: { kind: 'button', label: { de: 'Dritter Knopf', fr: 'Troisième bouton' } },
  image: { kind: 'media', label: { de: 'Bild', fr: 'Image' } },
  duration: { kind: 'text', label: { de: 'Dauer', fr: 'Durée' }, isOneLine: true },
  cost: { kind: 'text', label: { de: 'Preis', fr: 'Prix' }, isOneLine: true },
} as const satisfies Record<string, FieldDefinition>

/** What stands around a list of cards. */
export const headFields = {
  kicker: fields.kicker,
  title: fields.title,
  description: fields.description,
  button: fields.button,
} as const

const hasLayout = (...without: OptionDefinition<'gridLayout'>['default'][]) =>
  without.map(value => ({ option: 'layout', comparison: '!=', value }) as const)

/** Options that many sections have. Where a block knows fewer values it adds its own `filter`. */
export const options = {
  backgroundColor: { type: 'color', label: { de: 'Hintergrund', fr: 'Fond' }, default: null },
  alignment: { type: 'alignment', label: { de: 'Ausrichtung', fr: 'Alignement' }, default: 'left' },
  leftOrCenter: {
    type: 'alignment',
    label: { de: 'Ausrichtung', fr: 'Alignement' },
    default: 'left',
    filter: ['left', 'center'],
  },
  size: { type: 'size', label: { de: 'Grösse', fr: 'Taille' }, default: 'medium' },
  textSize: { type: 'textSize', label: { de: 'Schriftgrösse', fr: 'Taille du texte' }, default: 'medium' },
  objectFit: { type: 'objectFit', label: { de: 'Bildausschnitt', fr: 'Cadrage' }, default: 'cover' },
} as const satisfies Record<string, OptionDefinition>

/** How cards stand: for blocks whose `layout` is one of them. */
export const cardOptions = {
  layout: { type: 'gridLayout', label: { de: 'Anordnung', fr: 'Disposition' }, default: 'grid' },
  columns: {
    type: 'columnLayout',
    label: { de: 'Spalten', fr: 'Colonnes' },
    default: 3,
    displayConditions: hasLayout('split', 'avatar'),
  },
  imageFormat: {
    type: 'imageFormat',
    label: { de: 'Bildformat', fr: 'Format d’image' },
    default: 'portrait',
    displayConditions: hasLayout('masonry', 'avatar'),
  },
  objectFit: { ...options.objectFit, displayConditions: hasLayout('masonry') },
} as const satisfies Record<string, OptionDefinition>
