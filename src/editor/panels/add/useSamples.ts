import { useEffect, useState } from 'react'
import type { GroupDraft } from '../../../content/draft'
import type { Locale } from '../../../content/locale'
import type { Media } from '../../../content/media'
import { useEditor } from '../../EditorContext'

export type Sample = {
  default: GroupDraft
  /** What the block's loader would return. */
  loaded?: (input: { locale: Locale; media: Record<string, Media>; now: number }) => unknown
}

const modules = import.meta.glob<Sample>('../../../blocks/*/sample.ts')

/** The samples with the Views to draw them, once all are here; until then, and without a connection, none. */
export const useSamples = (types: readonly string[]): Readonly<Record<string, Sample>> => {
  const editor = useEditor()
  const [samples, setSamples] = useState<Record<string, Sample>>({})
  const wanted = types.join(' ')
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const known = await readSamples(wanted.split(' '))
      // All at once: every load of Views draws the page anew.
      await editor.need(Object.values(known).flatMap(({ default: draft }) => typesIn(draft)))
      if (!isGone) setSamples(known)
    }
    load().catch(error => console.warn('Previews are missing:', error))
    return () => {
      isGone = true
    }
  }, [editor, wanted])
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
