import { useState } from 'react'
import { calls } from '../../contract/calls'
import { callServer, Unanswered } from '../../contract/client'
import { useEditor } from '../EditorContext'
import { reasonText } from '../i18n/notices'
import { defineWords, useWords } from '../i18n/words'
import { FormDialog } from '../kit/FormDialog'
import { isClosedDialog, knowsPasskeys, signInByPasskey } from '../kit/passkey'
import { TextField } from '../kit/TextField'

const text = defineWords({
  de: {
    title: 'Bitte melden Sie sich wieder an',
    intro: 'Ihre Sitzung ist abgelaufen. Was Sie geschrieben haben, ist noch da und wird danach gespeichert.',
    email: 'E-Mail',
    password: 'Passwort',
    signIn: 'Anmelden',
    code: 'Code Ihrer Authenticator-App',
    passkey: 'Mit Passkey',
    askCode: 'Geben Sie noch den Code Ihrer App ein.',
    missing: 'Bitte geben Sie E-Mail und Passwort ein.',
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
    code: 'Code de votre application d’authentification',
    passkey: 'Clé d’accès',
    askCode: 'Saisissez encore le code de votre application.',
    missing: 'Veuillez indiquer l’e-mail et le mot de passe.',
    wrong: 'E-mail ou mot de passe incorrect.',
    other: 'Vos modifications attendent encore. Veuillez vous connecter en tant que',
    offline: 'Pas de connexion. Veuillez réessayer.',
  },
})

/** A session that ends while typing: sign in here, without leaving the page, and everything is saved. */
export default function SignInDialog() {
  const editor = useEditor()
  const words = useWords(text)
  const [problem, setProblem] = useState<string | null>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const refuse = (why: string) => {
    setProblem(why)
    return false
  }
  const signIn = async (): Promise<boolean> => {
    if (!email || !password) return refuse(words.missing)
    return enter(() =>
      code === null ? callServer(calls.signIn, { email, password }) : callServer(calls.signInCode, { code }),
    )
  }
  const enter = async (ask: () => ReturnType<typeof signInByPasskey>): Promise<boolean> => {
    try {
      const answer = await ask()
      if (!answer.success && answer.code === 'second_factor_needed') {
        setCode('')
        return refuse(words.askCode)
      }
      if (!answer.success && answer.code === 'sign_in_again') setCode(null)
      if (!answer.success)
        return refuse(answer.code === 'wrong_credentials' ? words.wrong : reasonText(answer, editor.data.editorLocale))
      const { person } = editor.data
      // Another name would stand on what this person has written.
      if (person && answer.data.id !== person.id) {
        await callServer(calls.signOut, {})
        return refuse(`${words.other} ${person.name}.`)
      }
      setProblem(null)
      setPassword('')
      setCode(null)
      editor.store.set(state => ({ ...state, needsSignIn: false }))
      editor.saver.retry()
      return true
    } catch (error) {
      if (isClosedDialog(error)) return false
      if (!(error instanceof Unanswered)) throw error
      return refuse(words.offline)
    }
  }
  return (
    <FormDialog
      title={words.title}
      intro={words.intro}
      submit={words.signIn}
      problem={problem}
      extra={
        knowsPasskeys() ? (
          <button type="button" className="v-button" onClick={() => void enter(signInByPasskey)}>
            {words.passkey}
          </button>
        ) : null
      }
      onSubmit={signIn}
    >
      <TextField
        label={words.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
      />
      <TextField
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      {code === null ? null : (
        <TextField label={words.code} name="code" autoComplete="one-time-code" value={code} onChange={setCode} />
      )}
    </FormDialog>
  )
}
