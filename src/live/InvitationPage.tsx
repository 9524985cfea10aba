import type { Locale } from '../content/locale'
import { minimumPasswordLength } from '../content/passwordLength'
import { wordsFor } from '../render/i18n/words'
import { forgottenTexts } from './ForgottenPage'
import { FormError } from './FormError'
import { FormField, PasswordField } from './FormField'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** German and French like the editor (EDIT-14). */
const texts = {
  de: {
    title: 'Einladung',
    invited: (site: string) => `Sie sind eingeladen, die Website «${site}» zu bearbeiten.`,
    newText: 'Sagen Sie, wie Sie heissen, und wählen Sie ein Passwort.',
    passwordText: 'Sie haben schon ein Konto. Nehmen Sie mit Ihrem Passwort an.',
    signedInText: 'Sie sind angemeldet und können gleich annehmen.',
    account: 'Konto:',
    name: 'Ihr Name',
    newPassword: `Passwort (mindestens ${minimumPasswordLength} Zeichen)`,
    accept: 'Einladung annehmen',
    goneTitle: 'Diese Einladung gilt nicht mehr',
    goneText: 'Sie wurde schon benutzt, ist abgelaufen oder zurückgezogen. Bitten Sie um eine neue.',
    otherTitle: 'Diese Einladung ist für jemand anderen',
    otherText: 'Sie sind mit einem anderen Konto angemeldet. Melden Sie sich ab und öffnen Sie den Link noch einmal.',
    desk: 'Zur Verwaltung, wo Sie sich abmelden',
    invalid: `Bitte füllen Sie alle Felder aus; das Passwort braucht mindestens ${minimumPasswordLength} Zeichen.`,
    wrong: 'Das Passwort stimmt nicht.',
    taken: 'Zu dieser E-Mail-Adresse gibt es inzwischen ein Konto. Öffnen Sie den Link noch einmal.',
  },
  fr: {
    title: 'Invitation',
    invited: (site: string) => `Vous êtes invité à modifier le site « ${site} ».`,
    newText: 'Indiquez votre nom et choisissez un mot de passe.',
    passwordText: 'Vous avez déjà un compte. Acceptez avec votre mot de passe.',
    signedInText: 'Vous êtes connecté et pouvez accepter tout de suite.',
    account: 'Compte :',
    name: 'Votre nom',
    newPassword: `Mot de passe (${minimumPasswordLength} caractères au moins)`,
    accept: 'Accepter l’invitation',
    goneTitle: 'Cette invitation n’est plus valable',
    goneText: 'Elle a déjà servi, a expiré ou a été retirée. Demandez-en une nouvelle.',
    otherTitle: 'Cette invitation s’adresse à quelqu’un d’autre',
    otherText: 'Vous êtes connecté avec un autre compte. Déconnectez-vous et ouvrez le lien encore une fois.',
    desk: 'Vers la gestion, où vous vous déconnectez',
    invalid: `Veuillez remplir tous les champs ; le mot de passe doit compter au moins ${minimumPasswordLength} caractères.`,
    wrong: 'Le mot de passe n’est pas correct.',
    taken: 'Cette adresse e-mail a entre-temps un compte. Ouvrez le lien encore une fois.',
  },
}

export const invitationTexts = (locale: Locale) => texts[locale === 'fr' ? 'fr' : 'de']

/** `gone`: used, expired, withdrawn or never there: the page says the same for all. */
export type InvitationForm = 'new' | 'password' | 'signedIn' | 'other' | 'gone'

export const InvitationPage = ({
  shell,
  locale,
  token,
  form,
  site,
  email,
  problem = null,
  name = '',
}: {
  shell: Shell
  locale: Locale
  token: string
  form: InvitationForm
  site: string
  email: string
  /** A code of the API. */
  problem?: string | null
  name?: string
}) => {
  const words = wordsFor(locale)
  const own = invitationTexts(locale)
  if (form === 'gone' || form === 'other')
    return (
      <SystemPage shell={shell} locale={locale}>
        <div className="system-form">
          <h1>{form === 'gone' ? own.goneTitle : own.otherTitle}</h1>
          <p>{form === 'gone' ? own.goneText : own.otherText}</p>
          {form === 'other' ? <a href="/desk/account">{own.desk}</a> : null}
        </div>
      </SystemPage>
    )
  const isWrong = problem !== null
  return (
    <SystemPage shell={shell} locale={locale}>
      <form className="system-form" method="post" action={`/invitation/${token}`}>
        <h1>{own.title}</h1>
        <p>{own.invited(site)}</p>
        <p>{form === 'new' ? own.newText : form === 'password' ? own.passwordText : own.signedInText}</p>
        <FormError text={problem && errorText(problem, own, words.tooManyTries)} />
        <p>
          {own.account} <strong>{email}</strong>
        </p>
        {form === 'new' ? (
          <FormField
            label={own.name}
            name="name"
            maxLength={100}
            autoComplete="name"
            defaultValue={name}
            isWrong={isWrong}
          />
        ) : null}
        {form === 'signedIn' ? null : (
          <PasswordField
            label={form === 'new' ? own.newPassword : words.password}
            autoComplete={form === 'new' ? 'new-password' : 'current-password'}
            minLength={form === 'new' ? minimumPasswordLength : undefined}
            isWrong={isWrong}
          />
        )}
        <button className="button button-filled" type="submit">
          {own.accept}
        </button>
        {form === 'password' ? <a href={`/${locale}/login?forgotten=ask`}>{forgottenTexts(locale).forgotten}</a> : null}
      </form>
    </SystemPage>
  )
}

const errorText = (code: string, own: (typeof texts)['de'], tooMany: string) => {
  if (code === 'wrong_credentials') return own.wrong
  if (code === 'too_many') return tooMany
  if (code === 'email_taken') return own.taken
  return own.invalid
}
