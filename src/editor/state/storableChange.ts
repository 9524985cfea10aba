import { storable } from '../../content/text'

/** What was typed or pasted, without what cannot be stored, wherever it stands in a value. */
export const storableChange = <T>(value: T): T => {
  if (typeof value === 'string') return storable(value) as T
  if (Array.isArray(value)) return value.map(storableChange) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, storableChange(entry)])) as T
}
