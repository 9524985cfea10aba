import { Dialog } from '@base-ui/react/dialog'
import { type FormEvent, useState } from 'react'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import { useEditor, useEditorState } from '../EditorContext'
import { reasonText } from '../i18n/notices'
import { defineWords, useWords } from '../i18n/words'
import { TextField } from '../kit/TextField'

const text = defineWords({
  de: {
    title: 'Bitte melden Sie sich wieder an',
    intro: 'Ihre Sitzung ist abgelaufen. Was Sie geschrieben haben, ist noch da und wird danach gespeichert.',
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    wrong: 'E-Mail oder Passwort stimmt nicht.',
    other: 'Ihre Änderungen warten noch. Bitte melden Sie sich an als',
    offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    title: 'Veuillez vous reconnecter',
    intro: 'Votre session a expiré. Ce que vous avez écrit est encore là et sera enregistré ensuite.',
    email: 'E-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter',
    wrong: 'E-mail ou mot de passe incorrect.',
    other: 'Vos modifications attendent encore. Veuillez vous connecter en tant que',
    offline: 'Pas de connexion. Veuillez réessayer.',
  },
})

/** A session that ends while typing: sign in here, without leaving the page, and everything is saved. */
export const SignInDialog = () => {
  const editor = useEditor()
  const isNeeded = useEditorState(state => state.needsSignIn)
  const words = useWords(text)
  const [problem, setProblem] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  if (!isNeeded) return null
  const signIn = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const answer = await callServer(calls.signIn, { email, password })
      if (!answer.success)
        return setProblem(
          answer.code === 'wrong_credentials' ? words.wrong : reasonText(answer, editor.data.editorLocale),
        )
      const { person } = editor.data
      // Another name would stand on what this person has written.
      if (person && answer.data.id !== person.id) {
        await callServer(calls.signOut, {})
        return setProblem(`${words.other} ${person.name}.`)
      }
      setProblem(null)
      setPassword('')
      editor.store.set(state => ({ ...state, needsSignIn: false }))
      editor.saver.retry()
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error
      setProblem(words.offline)
    }
  }
  return (
    <Dialog.Root open>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-small-dialog">
          <Dialog.Title>{words.title}</Dialog.Title>
          <Dialog.Description className="v-hint">{words.intro}</Dialog.Description>
          <form onSubmit={event => void signIn(event)}>
            <div className="v-fields">
              <TextField
                label={words.email}
                type="email"
                name="email"
                required
                autoComplete="username"
                value={email}
                onChange={setEmail}
              />
              <TextField
                label={words.password}
                type="password"
                name="password"
                required
                autoComplete="current-password"
                value={password}
                onChange={setPassword}
              />
            </div>
            {problem ? (
              <p className="v-problem" role="alert">
                {problem}
              </p>
            ) : null}
            <div className="v-dialog-actions">
              <button type="submit" className="v-button v-primary">
                {words.signIn}
              </button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
