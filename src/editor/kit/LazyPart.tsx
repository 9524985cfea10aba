import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useEditor } from '../EditorContext'

/** A part of the editor that is loaded when it is first needed. */
export type Load<Props = object> = () => Promise<{ default: ComponentType<Props> }>

const loaded = new Map<unknown, unknown>()

/**
 * Draws the part as soon as its script is here. If that cannot be loaded the panel closes and says so (D36): offline the
 * next try loads it anew, and after a new build a reload helps; nothing typed is lost by it.
 */
export const LazyPart = <Props extends object>({
  load,
  loading = null,
  props = {} as Props,
}: {
  load: Load<Props>
  loading?: ReactNode
  props?: Props
}) => {
  const editor = useEditor()
  const [, setReady] = useState(loaded.has(load))
  useEffect(() => {
    if (loaded.has(load)) return
    let isWanted = true
    load().then(
      module => {
        loaded.set(load, module.default)
        if (isWanted) setReady(true)
      },
      () => {
        if (!isWanted) return
        editor.openPanel(null)
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
