import { definitions } from '../../../blocks/definitions'
import type { FieldName } from '../../../content/field'

/** What editors call a section, one of its fields or options; undefined for what no longer exists. */
export const sectionLabel = (type: string, language: 'de' | 'fr') => definitions[type]?.label[language]

export const fieldLabel = (type: string, field: string, language: 'de' | 'fr') =>
  definitions[type]?.fields[field as FieldName]?.label[language]

export const optionLabel = (type: string, option: string, language: 'de' | 'fr') =>
  definitions[type]?.options?.[option]?.label[language]
