import type { Locale } from '../content/locale'
import { parseRoute } from '../content/rules/route'
import { wordsFor } from '../render/i18n/words'
import { codeTexts } from './CodePage'
import { forgottenTexts } from './ForgottenPage'
import { FormError } from './FormError'
import { EmailField, PasswordField } from './FormField'
import { PasskeyButton } from './PasskeyButton'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** German and French like the editor (EDIT-14). */
const texts = {
  de: { removed: 'Sie gehören nicht mehr zu dieser Website. Bitten Sie eine Admin-Person um eine neue Einladung.' },
  fr: { removed: 'Vous ne faites plus partie de ce site. Demandez une nouvelle invitation à un administrateur.' },
}

/** ROUTE-9: signs in without script and comes back to where the person was. */
export const LoginPage = ({
  shell,
  locale,
  back,
  email = '',
  error = null,
}: {
  shell: Shell
  locale: Locale
  back: string
  email?: string
  /** A code of the API. */
  error?: string | null
}) => {
  const words = wordsFor(locale)
  return (
    <SystemPage shell={shell} locale={locale}>
      <form className="system-form" method="post" action="/api/v1/auth">
        <h1>{words.login}</h1>
        <FormError text={error && errorText(error, locale)} />
        <input type="hidden" name="back" value={withToolbar(back)} />
        <EmailField label={words.email} value={email} isWrong={error !== null} />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          isWrong={error !== null}
          autoFocus={email !== ''}
        />
        <button className="button button-filled" type="submit">
          {words.login}
        </button>
        <PasskeyButton locale={locale} back={withToolbar(back)} />
        <a href={`/${locale}/login?forgotten=ask`}>{forgottenTexts(locale).forgotten}</a>
      </form>
    </SystemPage>
  )
}

/** EDIT-22: who came to edit starts editing at once. */
const withToolbar = (back: string) => {
  const { pathname, searchParams } = new URL(back, 'http://site')
  if (parseRoute(pathname)?.mode !== 'edit') return back
  searchParams.set('toolbar', '1')
  return `${pathname}?${searchParams}`
}

const errorText = (code: string, locale: Locale) => {
  const words = wordsFor(locale)
  if (code === 'sign_in_again') return codeTexts(locale).tooLate
  if (code === 'wrong_credentials') return words.wrongLogin
  if (code === 'no_longer_member') return texts[locale === 'fr' ? 'fr' : 'de'].removed
  if (code === 'too_many') return words.tooManyTries
  return words.loginFailed
}
