import { fields, options } from '../../content/blockParts'
import { defineBlock } from '../../content/defineBlock'

export default defineBlock({
  shape: 1,
  category: 'content',
  label: { de: 'Mehrere Aufrufe', fr: 'Plusieurs appels' },
  isAddable: true,
  kind: 'component',
  fields: {
    kicker: fields.kicker,
    title: { kind: 'text', label: { de: 'Erster Titel', fr: 'Premier titre' } },
    subtitle: { kind: 'text', label: { de: 'Erster Untertitel', fr: 'Premier sous-titre' } },
    description: { kind: 'richText', label: { de: 'Erster Text', fr: 'Premier texte' } },
    button: { kind: 'button', label: { de: 'Erster Knopf', fr: 'Premier bouton' } },
    secondaryTitle: { kind: 'text', label: { de: 'Zweiter Titel', fr: 'Deuxième titre' } },
    secondarySubtitle: { kind: 'text', label: { de: 'Zweiter Untertitel', fr: 'Deuxième sous-titre' } },
    secondaryDescription: { kind: 'richText', label: { de: 'Zweiter Text', fr: 'Deuxième texte' } },
    secondaryButton: fields.secondaryButton,
    tertiaryTitle: { kind: 'text', label: { de: 'Dritter Titel', fr: 'Troisième titre' } },
    tertiarySubtitle: { kind: 'text', label: { de: 'Dritter Untertitel', fr: 'Troisième sous-titre' } },
    tertiaryDescription: { kind: 'richText', label: { de: 'Dritter Text', fr: 'Troisième texte' } },
    tertiaryButton: fields.tertiaryButton,
    quaternaryDescription: { kind: 'richText', label: { de: 'Text darunter', fr: 'Texte en dessous' } },
  },
  options: {
    layout: {
      type: 'gridLayout',
      label: { de: 'Anordnung', fr: 'Disposition' },
      default: 'grid',
      filter: ['grid', 'split'],
    },
    alignment: {
      ...options.leftOrCenter,
      displayConditions: [{ option: 'layout', comparison: '=', value: 'grid' }],
    },
    textSize: options.textSize,
    backgroundColor: options.backgroundColor,
  },
})
