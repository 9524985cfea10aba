import { useState } from 'react'
import type { PageEntry } from '../../../../contract/page'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { FormDialog } from '../../../kit/FormDialog'
import { TextField } from '../../../kit/TextField'
import { usePageInfo } from './usePageInfo'
import { dialogWords } from './words'

/** SEC-7: takes effect at once; what is set is never shown again. */
export const PasswordDialog = ({ page, onClose }: { page: PageEntry; onClose: () => void }) => {
  const { locale: lang } = useEditor().data.model
  const words = useWords(dialogWords)
  const { problem, setProblem, save, finish } = usePageInfo(page)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const set = async (value: string | null) => {
    const failure = await save({ lang, meta: { password: value } })
    setProblem(failure)
    return failure === null && finish({ waits: false })
  }
  const submit = async () => {
    setError(password.trim() === '' ? words.passwordEmpty : null)
    return password.trim() !== '' && set(password)
  }
  const remove = async () => {
    if (await set(null)) onClose()
  }
  return (
    <FormDialog
      title={words.passwordTitle}
      intro={words.passwordIntro}
      problem={problem}
      extra={
        page.hasPassword ? (
          <button type="button" className="v-button v-first" data-dangerous="" onClick={() => void remove()}>
            {words.passwordRemove}
          </button>
        ) : null
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={words.passwordNew}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={password}
        error={error}
        onChange={text => {
          setPassword(text)
          setError(null)
        }}
      />
    </FormDialog>
  )
}
