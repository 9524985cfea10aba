import { useLanguage } from '../editor/i18n/language'
import { reasonText } from '../editor/i18n/notices'

/** Why something was not done, in the reader's words. */
export const useReason = () => {
  const language = useLanguage()
  return (code: string) => reasonText({ code }, language)
}
