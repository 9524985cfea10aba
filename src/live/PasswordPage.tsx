import type { Locale } from '../content/locale'
import { wordsFor } from '../render/i18n/words'
import { FormError } from './FormError'
import { PasswordField } from './FormField'
import { SystemPage } from './SystemPage'
import type { Shell } from './shell'

/** LIVE-9: nothing of the page itself, not even its name. */
export const PasswordPage = ({
  shell,
  locale,
  pageId,
  back,
  error = null,
}: {
  shell: Shell
  locale: Locale
  pageId: string
  /** The address to return to, made by the server. */
  back: string
  error?: string | null
}) => {
  const words = wordsFor(locale)
  return (
    <SystemPage shell={shell} locale={locale}>
      <form className="system-form" method="post" action={`/${locale}/password`}>
        <h1>{words.protectedPage}</h1>
        <p>{words.protectedHint}</p>
        <FormError text={error && (error === 'too_many' ? words.tooManyTries : words.wrongPassword)} />
        <input type="hidden" name="pageId" value={pageId} />
        <input type="hidden" name="back" value={back} />
        <PasswordField label={words.password} autoComplete="off" isWrong={error !== null} autoFocus={error !== null} />
        <button className="button button-filled" type="submit">
          {words.open}
        </button>
      </form>
    </SystemPage>
  )
}
