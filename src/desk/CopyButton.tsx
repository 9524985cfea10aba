import { useState } from 'react'
import { defineWords, useWords } from '../editor/i18n/words'

const text = defineWords({
  de: { copy: 'Kopieren', copied: 'Kopiert' },
  fr: { copy: 'Copier', copied: 'Copié' },
})

export const CopyButton = ({ text: copied }: { text: string }) => {
  const words = useWords(text)
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard.writeText(copied).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <button type="button" className="v-button" onClick={copy}>
      {isCopied ? words.copied : words.copy}
    </button>
  )
}
