import { useEffect } from 'react'
import { useEditorState } from '../EditorContext'
import { elementOf } from './elementOf'

/**
 * LANG-6: texts out of date, and those no person has looked at, wear a quiet line at their side; the words for it stand
 * in their frame. Set on the elements themselves: any number of them costs nothing, and none takes room in the page.
 */
export const TranslationMarks = () => {
  const texts = useEditorState(state => state.translation?.texts ?? null)
  const groups = useEditorState(state => state.groups)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sections drawn anew have lost their marks
  useEffect(() => {
    const marked = (texts ?? []).flatMap(({ groupId, field, state }) => {
      const element = groupId && (state === 'outdated' || state === 'machine') ? elementOf(groupId, field) : null
      element?.setAttribute('data-translation', state)
      return element ? [element] : []
    })
    return () => {
      for (const element of marked) element.removeAttribute('data-translation')
    }
  }, [texts, groups])
  return null
}
