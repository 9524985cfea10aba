import { type CustomPlugin, optimize, type XastElement } from 'svgo'
import { RefusedFile } from './RefusedFile'

const maxBytes = 2 * 1024 * 1024

export type SafeSvg = { bytes: Buffer; resolution: { width: number; height: number } | null }

/** LIB-2, SEC-2: scripts and handlers are taken out; what could load or hold something foreign is refused. */
export const makeSvgSafe = (bytes: Uint8Array): SafeSvg => {
  if (bytes.length > maxBytes) throw new RefusedFile('too_large')
  const text = decode(bytes)
  // Entities could grow without end, or spell what the checks below look for.
  if (/<!(?:ENTITY|ATTLIST|ELEMENT)/i.test(text)) throw new RefusedFile('unsafe_svg')
  let root: XastElement | undefined
  try {
    const keepRoot: CustomPlugin = {
      name: 'keepRoot',
      fn: tree => {
        root = tree.children.find(node => node.type === 'element')
        if (root?.name !== 'svg') throw new RefusedFile('content_differs')
        return {}
      },
    }
    const { data } = optimize(text, {
      plugins: [
        keepRoot,
        'removeEditorsNSData',
        'removeMetadata',
        checkAndClean,
        'removeScripts',
        'removeDoctype',
        'removeXMLProcInst',
        'removeComments',
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

const checkAndClean: CustomPlugin = {
  name: 'checkAndClean',
  fn: () => ({
    instruction: {
      enter: (node, parent) => {
        parent.children = parent.children.filter(child => child !== node)
      },
    },
    element: {
      enter: (node, parent) => {
        const name = localName(node.name)
        if (name === 'script') {
          parent.children = parent.children.filter(child => child !== node)
          return
        }
        if (refused.has(name)) throw new RefusedFile('unsafe_svg')
        for (const [key, value] of Object.entries(node.attributes)) checkAttribute(node, key, value)
      },
    },
    text: { enter: (node, parent) => void (isStyle(parent) && refuseOutsideStyle(node.value)) },
    cdata: { enter: (node, parent) => void (isStyle(parent) && refuseOutsideStyle(node.value)) },
  }),
}

const isStyle = (node: { type: string; name?: string }) => node.name !== undefined && localName(node.name) === 'style'

const localName = (name: string) => name.split(':').at(-1)!.toLowerCase()

const checkAttribute = (node: XastElement, key: string, value: string) => {
  if (key === 'xmlns' || key.startsWith('xmlns:')) return
  const name = localName(key)
  if (name.startsWith('on')) {
    delete node.attributes[key]
    return
  }
  // It would make «#part» mean a part of another file.
  if (name === 'base') throw new RefusedFile('unsafe_svg')
  // An animation could set later what is refused now.
  if (name === 'attributename' && /^(?:.*:)?(?:href|on.*)$/i.test(value.trim())) throw new RefusedFile('unsafe_svg')
  if (name === 'href' || name === 'src') return refuseOutside(value)
  // Notes of drawing programs, often with paths of somebody's disk.
  if (/^(?!xml:|xlink:).+:/.test(key)) delete node.attributes[key]
  else refuseOutsideStyle(value)
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
  length && /^\s*\d*\.?\d+\s*(?:px)?\s*$/.test(length) ? Number.parseFloat(length) : undefined
