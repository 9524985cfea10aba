import type { Locale } from '../content/locale'
import { wordsFor } from '../render/i18n/words'
import { FormError } from './FormError'
import { EmailField } from './FormField'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** German and French like the editor (EDIT-14). */
const texts = {
  de: {
    forgotten: 'Passwort vergessen?',
    title: 'Neues Passwort',
    intro: 'Sie bekommen eine E-Mail mit einem Link, mit dem Sie ein neues Passwort wählen.',
    send: 'Link senden',
    sentTitle: 'Sehen Sie in Ihre E-Mails',
    sent: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er gilt eine Stunde.',
    chosenTitle: 'Das neue Passwort gilt',
    chosen: 'Öffnen Sie jetzt den Link Ihrer Einladung noch einmal und nehmen Sie mit dem neuen Passwort an.',
    noMail:
      'Diese Website kann keine E-Mails senden. Bitten Sie ihre Admin-Person um einen Link für ein neues Passwort.',
    invalid: 'Das ist keine E-Mail-Adresse.',
    back: 'Zurück zur Anmeldung',
  },
  fr: {
    forgotten: 'Mot de passe oublié ?',
    title: 'Nouveau mot de passe',
    intro: 'Vous recevez un e-mail avec un lien pour choisir un nouveau mot de passe.',
    send: 'Envoyer le lien',
    sentTitle: 'Regardez vos e-mails',
    sent: 'S’il existe un compte pour cette adresse, un lien est en route. Il est valable une heure.',
    chosenTitle: 'Le nouveau mot de passe est valable',
    chosen: 'Ouvrez maintenant encore une fois le lien de votre invitation et acceptez avec le nouveau mot de passe.',
    noMail: 'Ce site ne peut pas envoyer d’e-mails. Demandez à son admin un lien pour un nouveau mot de passe.',
    invalid: 'Ce n’est pas une adresse e-mail.',
    back: 'Retour à la connexion',
  },
}

export const forgottenTexts = (locale: Locale) => texts[locale === 'fr' ? 'fr' : 'de']

const steps = ['ask', 'sent', 'chosen', 'invalid', 'tooMany'] as const
export type ForgottenStep = (typeof steps)[number]

export const asForgottenStep = (value: string | null): ForgottenStep | null =>
  steps.find(step => step === value) ?? null

/** Asks for a link to choose a new password; says the same whether there is such an account or not (SEC-1). */
export const ForgottenPage = ({
  shell,
  locale,
  step,
  canMail,
}: {
  shell: Shell
  locale: Locale
  step: ForgottenStep
  canMail: boolean
}) => {
  const words = wordsFor(locale)
  const own = forgottenTexts(locale)
  const back = <a href={`/${locale}/login`}>{own.back}</a>
  if (step === 'chosen')
    return (
      <SystemPage shell={shell} locale={locale}>
        <div className="system-form">
          <h1>{own.chosenTitle}</h1>
          <p role="status">{own.chosen}</p>
        </div>
      </SystemPage>
    )
  if (!canMail || step === 'sent')
    return (
      <SystemPage shell={shell} locale={locale}>
        <div className="system-form">
          <h1>{canMail ? own.sentTitle : own.title}</h1>
          <p role="status">{canMail ? own.sent : own.noMail}</p>
          {back}
        </div>
      </SystemPage>
    )
  const problem = step === 'invalid' ? own.invalid : step === 'tooMany' ? words.tooManyTries : null
  return (
    <SystemPage shell={shell} locale={locale}>
      <form className="system-form" method="post" action="/api/v1/auth/forgotten">
        <h1>{own.title}</h1>
        <p>{own.intro}</p>
        <FormError text={problem} />
        <input type="hidden" name="locale" value={locale} />
        <EmailField label={words.email} value="" isWrong={problem !== null} />
        <button className="button button-filled" type="submit">
          {own.send}
        </button>
        {back}
      </form>
    </SystemPage>
  )
}
