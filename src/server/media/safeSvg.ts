import { optimize, type XastElement, type XastRoot } from 'svgo'
import { mostAttributes } from './mostAttributes'
import { RefusedFile } from './RefusedFile'

const maxAttributes = 500

export type SafeSvg = { bytes: Buffer; resolution: { width: number; height: number } | null }

/** LIB-2, SEC-2: scripts and handlers are taken out; what could load or hold something foreign is refused. */
export const makeSvgSafe = (bytes: Uint8Array): SafeSvg => {
  const text = decode(bytes)
  // Entities could grow without end, or spell what the checks below look for.
  if (/<!(?:ENTITY|ATTLIST|ELEMENT)/i.test(text)) throw new RefusedFile('unsafe_svg')
  if (mostAttributes(text) > maxAttributes) throw new RefusedFile('unsafe_svg')
  let root: XastElement | undefined
  try {
    const { data } = optimize(text, {
      plugins: [
        {
          name: 'makeSafe',
          // Nothing is left to svgo's own walk: it looks through all siblings of every node.
          fn: tree => {
            root = tree.children.find(node => node.type === 'element')
            if (root?.name !== 'svg') throw new RefusedFile('content_differs')
            cleanInside(tree)
            return null
          },
        },
      ],
    })
    return { bytes: Buffer.from(data), resolution: root ? resolutionOf(root.attributes) : null }
  } catch (error) {
    if (error instanceof RefusedFile) throw error
    throw new RefusedFile('damaged', { cause: error })
  }
}

const decode = (bytes: Uint8Array) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new RefusedFile('damaged', { cause: error })
  }
}

const refused = new Set(
  'foreignobject iframe embed object audio video canvas html body link base meta handler listener'.split(' '),
)

/** Words and elements are kept; instructions, comments and the document type are not. */
const cleanInside = (parent: XastRoot | XastElement) => {
  parent.children = parent.children.filter(node => {
    if (node.type === 'element') return isKept(node)
    if (node.type !== 'text' && node.type !== 'cdata') return false
    if (parent.type === 'element' && localName(parent.name) === 'style') refuseOutsideStyle(node.value)
    return true
  })
  for (const node of parent.children)
    if (node.type === 'element') {
      node.attributes = Object.fromEntries(
        Object.entries(node.attributes).filter(([key, value]) => isKeptAttribute(key, value)),
      )
      cleanInside(node)
    }
}

const isKept = ({ name }: XastElement) => {
  const local = localName(name)
  if (refused.has(local)) throw new RefusedFile('unsafe_svg')
  // With a prefix they are notes of drawing programs.
  return local !== 'script' && local !== 'metadata' && !name.includes(':')
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase()

const isKeptAttribute = (key: string, value: string) => {
  if (key === 'xmlns' || key.startsWith('xmlns:')) return key === 'xmlns' || key === 'xmlns:xlink'
  const name = localName(key)
  if (name.startsWith('on')) return false
  // It would make «#part» mean a part of another file.
  if (name === 'base') throw new RefusedFile('unsafe_svg')
  // An animation could set later what is refused now.
  if (name === 'attributename' && isRefusedTarget(value)) throw new RefusedFile('unsafe_svg')
  if (name === 'href' || name === 'src') refuseOutside(value)
  // Notes of drawing programs again, often with paths of somebody's disk.
  if (key.includes(':') && !key.startsWith('xml:') && !key.startsWith('xlink:')) return false
  if (name !== 'href' && name !== 'src') refuseOutsideStyle(value)
  return true
}

const isRefusedTarget = (attribute: string) => {
  const parts = attribute.trim().toLowerCase().split(':')
  return parts.at(-1) === 'href' || parts.some(part => part.startsWith('on'))
}

const embedded = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i

const refuseOutside = (address: string) => {
  const trimmed = address.trim()
  if (trimmed !== '' && !trimmed.startsWith('#') && !embedded.test(trimmed)) throw new RefusedFile('unsafe_svg')
}

/** Styles and attributes that may hold `url(…)`. Escapes could spell it differently, so they are refused as well. */
const refuseOutsideStyle = (text: string) => {
  for (const [, address = ''] of text.matchAll(/url\(\s*['"]?([^'")]*)/gi)) refuseOutside(address)
  if (/@import|image-set\s*\(|\bsrc\s*\(|expression\s*\(|javascript:|-moz-binding|\\/i.test(text))
    throw new RefusedFile('unsafe_svg')
}

const resolutionOf = ({ width, height, viewBox }: Record<string, string>): SafeSvg['resolution'] => {
  const [, , boxWidth, boxHeight] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? []
  const size = { width: pixelsOf(width) ?? boxWidth, height: pixelsOf(height) ?? boxHeight }
  const isKnown = [size.width, size.height].every(side => side !== undefined && side >= 0.5 && side <= 100_000)
  return isKnown ? { width: Math.round(size.width!), height: Math.round(size.height!) } : null
}

const pixelsOf = (length: string | undefined) =>
  length && /^(?:\d+(?:\.\d+)?|\.\d+)\s*(?:px)?$/.test(length.trim()) ? Number.parseFloat(length) : undefined
