import { useWords } from '../../../editor/i18n/words'
import { OnceDialog } from '../../OnceDialog'
import { accountWords } from './words'
import './secondFactor.css'

/** Shown this once. */
export const RecoveryCodes = ({
  codes,
  areAnew = false,
  onClose,
}: {
  codes: readonly string[]
  /** There were others before. */
  areAnew?: boolean
  onClose: () => void
}) => {
  const words = useWords(accountWords)
  return (
    <OnceDialog
      title={words.codesTitle}
      intro={areAnew ? words.codesAnew : words.codesText}
      copied={codes.join('\n')}
      onClose={onClose}
    >
      <ul className="v-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </OnceDialog>
  )
}
