import { useEffect, useState } from 'react'
import type { GroupDraft } from '../../../content/draft'
import type { Locale } from '../../../content/locale'
import type { Media } from '../../../content/media'
import { loadViews, type Views } from '../../parts'

export type Sample = {
  default: GroupDraft
  /** What the block's loader would return. */
  loaded?: (input: { locale: Locale; media: Record<string, Media>; now: number }) => unknown
}

const modules = import.meta.glob<Sample>('../../../blocks/*/sample.ts')

export type Samples = { known: Readonly<Record<string, Sample>>; views: Views }

/**
 * The samples with the Views to draw them, once all are here; until then, and without a connection, none. They are kept
 * apart from what the page is drawn with, so that the page is not drawn anew for a preview.
 */
export const useSamples = (types: readonly string[]): Samples => {
  const [samples, setSamples] = useState<Samples>({ known: {}, views: {} })
  const wanted = types.join(' ')
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const known = await readSamples(wanted.split(' '))
      const views = await loadViews(new Set(Object.values(known).flatMap(({ default: draft }) => typesIn(draft))))
      if (!isGone) setSamples({ known, views })
    }
    load().catch(error => console.warn('Previews are missing:', error))
    return () => {
      isGone = true
    }
  }, [wanted])
  return samples
}

const readSamples = async (types: readonly string[]): Promise<Record<string, Sample>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(modules)
        .map(([path, read]) => [path.split('/').at(-2)!, read] as const)
        .filter(([type]) => types.includes(type))
        .map(async ([type, read]) => [type, await read()] as const),
    ),
  )

const typesIn = ({ type, cards = [] }: GroupDraft): string[] => [type, ...cards.flatMap(typesIn)]
