import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../content/locale'
import type { InputOf } from '../../../../contract/call'
import { calls } from '../../../../contract/calls'
import type { PageEntry, PageInfo } from '../../../../contract/page'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { dialogWords } from './words'

type Patch = Pick<InputOf<typeof calls.writePageInfo>, 'lang' | 'slug' | 'meta'>

type Read = { info: PageInfo } | { problem: string }

/** A page's own data for a dialog, and how they are saved: with the versions they were read at (API-4). */
export const usePageInfo = ({ id }: Pick<PageEntry, 'id'>) => {
  const editor = useEditor()
  const tell = useFailure()
  const [info, setInfo] = useState<PageInfo | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<PageInfo | null>(null)
  const versions = useRef<Record<string, number>>({})
  const reading = useRef<Promise<Read> | null>(null)
  const take = (read: PageInfo) => {
    latest.current = read
    versions.current = read.versions
    setInfo(read)
  }

  const read = async (): Promise<Read> => {
    // What was typed on this very page is part of it.
    if (id === editor.store.get().pageId) await editor.saver.flush()
    const answer = await editor.ask(calls.readPageInfo, { id })
    if (!answer.success) {
      setProblem(tell(answer))
      return { problem: tell(answer) }
    }
    setProblem(null)
    take(answer.data)
    return { info: answer.data }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    reading.current = read()
  }, [id])

  /** For who is faster than the network. What could not be read is tried once more. */
  const whenRead = async (): Promise<Read> => {
    const first = await reading.current
    if (first && 'info' in first) return first
    reading.current = read()
    return reading.current
  }

  /** Answers what is wrong, in the reader's words, or null. A value that somebody else changed is told once. */
  const save = async (patch: Patch): Promise<string | null> => {
    const known = await whenRead()
    if ('problem' in known) return known.problem
    const base = Object.fromEntries(keysOf(patch).map(key => [key, versions.current[key] ?? 0]))
    const answer = await editor.ask(calls.writePageInfo, { id, ...patch, base })
    if (answer.success) {
      take(answer.data)
      return null
    }
    const stale = answer.code === 'stale_base' ? (answer.details as Stale) : null
    if (stale) versions.current = { ...versions.current, [stale.key]: stale.current.version }
    return tell({ code: answer.code, theirs: stale?.current.value })
  }

  /** After the dialog: lists, navigation and the page itself show what was saved. */
  const finish = ({ waits }: { waits: boolean }) => {
    editor.surroundings.read(['navigation', 'drafts'])
    if (id === editor.store.get().pageId) {
      editor.recount()
      void editor.refresh()
    }
    const isLive = latest.current?.isPublished ?? false
    editor.notify({ kind: 'success', code: waits && isLive ? 'page.waits' : 'page.saved' })
    return true
  }

  return { info, problem, setProblem, whenRead, save, finish }
}

type Stale = { key: string; current: { value: unknown; version: number } }

/** The words for what went wrong. */
export const useFailure = () => {
  const words = useWords(dialogWords)
  return ({ code, theirs }: { code: string; theirs?: unknown }): string => {
    if (code === 'stale_base')
      return [words.changedByOther, typeof theirs === 'string' ? `«${theirs}».` : '', words.saveAgain].join(' ')
    const known: Record<string, string> = {
      empty_name: words.nameEmpty,
      empty_slug: words.addressEmpty,
      slug_taken: words.addressTaken,
      not_found: words.gone,
      not_allowed: words.notAllowed,
      offline: words.offline,
    }
    return known[code] ?? words.wrong
  }
}

/** The values a patch writes, by the key of their version. */
const keysOf = ({ lang, slug, meta = {} }: Patch): string[] => {
  const named = { name: 'name', title: 'metaTitle', description: 'metaDescription' } as const
  return [
    ...(slug === undefined ? [] : [keyIn('slug', lang)]),
    ...Object.entries(named).flatMap(([field, key]) => (field in meta ? [keyIn(key, lang)] : [])),
    ...('disallowedLanguages' in meta ? ['languages'] : []),
    ...('shareImage' in meta ? ['shareImage'] : []),
  ]
}

const keyIn = (key: string, lang: Locale) => `${key}:${lang}`
