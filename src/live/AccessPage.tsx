import type { Locale } from '../content/locale'
import { minimumPasswordLength } from '../content/passwordLength'
import { wordsFor } from '../render/i18n/words'
import { FormError } from './FormError'
import { EmailField, FormField, PasswordField } from './FormField'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** For people who run sites: German and French like the editor, German for everybody else (EDIT-14). */
const texts = {
  de: {
    firstTitle: 'Willkommen bei Vitrine',
    firstText: 'Legen Sie fest, womit Sie sich anmelden. Damit verwalten Sie alle Websites dieser Installation.',
    passwordTitle: 'Neues Passwort',
    passwordText: 'Wählen Sie ein Passwort, dann sind Sie angemeldet.',
    name: 'Ihr Name',
    newPassword: `Passwort (mindestens ${minimumPasswordLength} Zeichen)`,
    done: 'Speichern und anmelden',
    usedTitle: 'Dieser Link gilt nicht mehr',
    usedText: 'Er wurde schon benutzt oder ist abgelaufen. Verlangen Sie einen neuen.',
    invalid: `Bitte füllen Sie alle Felder aus; das Passwort braucht mindestens ${minimumPasswordLength} Zeichen.`,
    taken: 'Diese E-Mail-Adresse ist schon vergeben.',
  },
  fr: {
    firstTitle: 'Bienvenue dans Vitrine',
    firstText: 'Choisissez vos identifiants. Ils vous permettent de gérer tous les sites de cette installation.',
    passwordTitle: 'Nouveau mot de passe',
    passwordText: 'Choisissez un mot de passe et vous serez connecté.',
    name: 'Votre nom',
    newPassword: `Mot de passe (${minimumPasswordLength} caractères au moins)`,
    done: 'Enregistrer et se connecter',
    usedTitle: 'Ce lien n’est plus valable',
    usedText: 'Il a déjà servi ou il a expiré. Demandez-en un nouveau.',
    invalid: `Veuillez remplir tous les champs ; le mot de passe doit compter au moins ${minimumPasswordLength} caractères.`,
    taken: 'Cette adresse e-mail est déjà utilisée.',
  },
}

export const accessTexts = (locale: Locale) => texts[locale === 'fr' ? 'fr' : 'de']

export type AccessProblem = 'invalid' | 'taken'

/** What a one-time link opens: become the operator, or choose a new password (design §6, D28). */
export const AccessPage = ({
  shell,
  locale,
  token,
  purpose,
  problem = null,
  name = '',
  email = '',
}: {
  shell: Shell
  locale: Locale
  token: string
  /** Null when the link is used up. */
  purpose: 'first-operator' | 'sign-in' | 'password' | null
  problem?: AccessProblem | null
  name?: string
  email?: string
}) => {
  const words = wordsFor(locale)
  const own = accessTexts(locale)
  if (!purpose)
    return (
      <SystemPage shell={shell} locale={locale}>
        <div className="system-form">
          <h1>{own.usedTitle}</h1>
          <p>{own.usedText}</p>
        </div>
      </SystemPage>
    )
  const isFirst = purpose === 'first-operator'
  return (
    <SystemPage shell={shell} locale={locale}>
      <form className="system-form" method="post" action={`/access/${token}`}>
        <h1>{isFirst ? own.firstTitle : own.passwordTitle}</h1>
        <p>{isFirst ? own.firstText : own.passwordText}</p>
        <FormError text={problem && own[problem]} />
        {isFirst ? (
          <>
            <FormField
              label={own.name}
              name="name"
              maxLength={100}
              autoComplete="name"
              defaultValue={name}
              isWrong={problem === 'invalid'}
            />
            <EmailField label={words.email} value={email} isWrong={problem !== null} />
          </>
        ) : null}
        <PasswordField
          label={own.newPassword}
          autoComplete="new-password"
          minLength={minimumPasswordLength}
          isWrong={problem === 'invalid'}
        />
        <button className="button button-filled" type="submit">
          {own.done}
        </button>
      </form>
    </SystemPage>
  )
}
