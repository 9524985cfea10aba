import { common } from '../../../editor/i18n/common'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
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
  const { done } = useWords(common)
  return (
    <FormDialog
      title={words.codesTitle}
      intro={areAnew ? words.codesAnew : words.codesText}
      submit={done}
      onSubmit={async () => true}
      onClose={onClose}
    >
      <ul className="v-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </FormDialog>
  )
}
