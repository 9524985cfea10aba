import type { Locale } from '../content/locale'
import { wordsFor } from '../render/i18n/words'
import { FormError } from './FormError'
import { FormField } from './FormField'
import { PasskeyButton } from './PasskeyButton'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** German and French like the editor (EDIT-14). */
const texts = {
  de: {
    title: 'Code eingeben',
    intro: 'Geben Sie den Code aus Ihrer Authenticator-App ein, oder einen Ihrer Wiederherstellungscodes.',
    recovery: 'Melden Sie sich mit Ihrem Passkey an, oder geben Sie einen Ihrer Wiederherstellungscodes ein.',
    elsewhere: (host: string) =>
      `Ihr Passkey gilt auf ${host}. Melden Sie sich dort an und wechseln Sie unter «Meine Websites» hierher, oder geben Sie einen Ihrer Wiederherstellungscodes ein.`,
    code: 'Code',
    wrong: 'Der Code stimmt nicht oder wurde schon benutzt.',
    other: 'Mit einem anderen Konto anmelden',
    tooLate: 'Das hat zu lange gedauert. Bitte melden Sie sich noch einmal mit Ihrem Passwort an.',
    tooMany: 'Zu viele falsche Codes. Bitte warten Sie eine Stunde.',
  },
  fr: {
    title: 'Saisir le code',
    recovery: 'Connectez-vous avec votre clé d’accès, ou saisissez l’un de vos codes de récupération.',
    elsewhere: (host: string) =>
      `Votre clé d’accès est valable sur ${host}. Connectez-vous là-bas puis passez ici par « Mes sites », ou saisissez l’un de vos codes de récupération.`,
    intro: 'Saisissez le code de votre application d’authentification, ou l’un de vos codes de récupération.',
    code: 'Code',
    wrong: 'Le code n’est pas correct ou a déjà servi.',
    other: 'Se connecter avec un autre compte',
    tooLate: 'Cela a duré trop longtemps. Veuillez vous connecter encore une fois avec votre mot de passe.',
    tooMany: 'Trop de codes incorrects. Veuillez attendre une heure.',
  },
}

export const codeTexts = (locale: Locale) => texts[locale === 'fr' ? 'fr' : 'de']

/** What the person has to show besides the password. */
type Factors = { hasApp: boolean; hasPasskeyHere: boolean; otherHost: string | null }

/** SEC-1: the second step of signing in, without script. */
export const CodePage = ({
  shell,
  locale,
  back,
  factors,
  error = null,
}: {
  shell: Shell
  locale: Locale
  back: string
  factors: Factors
  /** A code of the API. */
  error?: string | null
}) => {
  const own = codeTexts(locale)
  const problem = error === null ? null : error === 'too_many' ? own.tooMany : own.wrong
  return (
    <SystemPage shell={shell} locale={locale}>
      <form className="system-form" method="post" action="/api/v1/auth/code">
        <h1>{own.title}</h1>
        <p>{introOf(own, factors)}</p>
        <FormError text={problem} />
        <input type="hidden" name="back" value={back} />
        <FormField
          label={own.code}
          name="code"
          maxLength={40}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          isWrong={problem !== null}
        />
        <button className="button button-filled" type="submit">
          {wordsFor(locale).login}
        </button>
        {factors.hasPasskeyHere ? <PasskeyButton locale={locale} back={back} /> : null}
      </form>
      <form className="system-form system-other" method="post" action="/api/v1/auth/other">
        <input type="hidden" name="back" value={back} />
        <button className="button button-outlined" type="submit">
          {own.other}
        </button>
      </form>
    </SystemPage>
  )
}

const introOf = (own: (typeof texts)['de'], { hasApp, hasPasskeyHere, otherHost }: Factors) => {
  if (hasApp) return own.intro
  return hasPasskeyHere || !otherHost ? own.recovery : own.elsewhere(otherHost)
}
