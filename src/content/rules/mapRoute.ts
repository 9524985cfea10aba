export type Coordinates = [number, number][]

const invalid = (detail: string): never => {
  throw new Error(`Invalid format: ${detail}`)
}

/**
 * OPT-5: a route from pairs of decimals as text, a list of number pairs, a single nested list, or a feature collection
 * whose first feature is a line. Throws with the words of the specification.
 */
export const parseMapRoute = (typed: string): Coordinates => {
  const text = typed.trim()
  if (text === '') return []
  const points = text.startsWith('[') || text.startsWith('{') ? fromJson(text) : fromText(text)
  if (points.length < 2) invalid('a route needs at least two points')
  return points
}

const fromText = (text: string): Coordinates => {
  const numbers = text.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
  if (/[^\d\s.,;-]/.test(text)) invalid('only numbers are expected')
  if (numbers.length === 0 || numbers.length % 2 !== 0) invalid('pairs of numbers are expected')
  return numbers.flatMap((number, index) => (index % 2 === 0 ? [checkPair([number, numbers[index + 1]])] : []))
}

const fromJson = (text: string): Coordinates => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return invalid(error instanceof Error ? error.message : 'not JSON')
  }
  if (Array.isArray(value)) {
    const list = Array.isArray(value[0]) && Array.isArray(value[0][0]) ? value[0] : value
    return list.map(checkPair)
  }
  const feature = (value as { type?: string; features?: { geometry?: { type?: string; coordinates?: unknown } }[] })
    .features?.[0]
  if ((value as { type?: string }).type !== 'FeatureCollection' || feature?.geometry?.type !== 'LineString')
    return invalid('a feature collection with a line is expected')
  return (feature.geometry.coordinates as unknown[]).map(checkPair)
}

const checkPair = (pair: unknown): [number, number] => {
  const isPair = Array.isArray(pair) && pair.length >= 2 && pair.slice(0, 2).every(entry => Number.isFinite(entry))
  if (!isPair) throw new Error('Invalid coordinates format')
  return [pair[0] as number, pair[1] as number]
}
