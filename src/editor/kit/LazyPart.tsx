import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useEditor } from '../EditorContext'

/** A part of the editor that is loaded when it is first needed. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

const loaded = new Map<unknown, unknown>()

/** Has the part here before it is wanted; drawn then without a pause. Without a connection it stays for later. */
export const fetchPart = async <Props extends object>(load: Load<Props>) => {
  const module = await load()
  loaded.set(load, module.default)
}

/**
 * Draws the part as soon as its script is here. If that cannot be loaded the panel closes and says so (D36): offline the
 * next try loads it anew, and after a new build a reload helps; nothing typed is lost by it.
 */
export const LazyPart = <Props extends object>({
  load,
  loading = null,
  props = {} as Props,
  onFailed,
}: {
  load: Load<Props>
  loading?: ReactNode
  props?: Props
  /** Closes what the part was to stand in. */
  onFailed?: () => void
}) => {
  const editor = useEditor()
  const [, setReady] = useState(loaded.has(load))
  const close = useEffectEvent(() => onFailed?.())
  useEffect(() => {
    if (loaded.has(load)) return
    let isWanted = true
    fetchPart(load).then(
      () => isWanted && setReady(true),
      () => {
        if (!isWanted) return
        editor.openPanel(null)
        close()
        if (!navigator.onLine) return editor.notify({ kind: 'error', code: 'offline' })
        editor.notify({ kind: 'error', code: 'part', retry: () => location.reload() })
      },
    )
    return () => {
      isWanted = false
    }
  }, [editor, load])
  const Part = loaded.get(load) as ComponentType<Props> | undefined
  return Part ? <Part {...props} /> : loading
}
