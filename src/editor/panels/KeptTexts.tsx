import { useState } from 'react'
import { plainText } from '../../content/field'
import { useEditor } from '../EditorContext'
import { defineWords, useWords } from '../i18n/words'
import type { Operation } from '../state/operation'
import { useStore } from '../state/store'
import './keptTexts.css'

const text = defineWords({
  de: { texts: 'Ihre ungespeicherten Texte', copy: 'Texte kopieren', copied: 'Kopiert' },
  fr: { texts: 'Vos textes non enregistrés', copy: 'Copier les textes', copied: 'Copié' },
})

/** What was typed and the server does not have, to be taken along. */
export const useKeptTexts = (isMeant: (operation: Operation) => boolean): string[] => {
  const { queue } = useEditor()
  const texts = useStore(queue, operations => operations)
    .filter(isMeant)
    .flatMap(({ resource, change }) =>
      resource === 'pageValues' && (change.kind === 'text' || change.kind === 'richText')
        ? plainText(change.value)
        : [],
    )
  return [...new Set(texts.map(entry => entry.trim()).filter(Boolean))]
}

export const KeptTexts = ({ texts }: { texts: readonly string[] }) => {
  const words = useWords(text)
  return (
    <ul className="v-kept" aria-label={words.texts}>
      {texts.map(entry => (
        <li key={entry}>{entry}</li>
      ))}
    </ul>
  )
}

export const CopyTexts = ({ texts }: { texts: readonly string[] }) => {
  const words = useWords(text)
  const [isCopied, setCopied] = useState(false)
  if (texts.length === 0 || !navigator.clipboard) return null
  const copy = async () => {
    await navigator.clipboard.writeText(texts.join('\n\n'))
    setCopied(true)
  }
  return (
    <button type="button" className="v-button" onClick={() => void copy()}>
      {isCopied ? words.copied : words.copy}
    </button>
  )
}
