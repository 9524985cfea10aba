import { common } from '../../../editor/i18n/common'
import { useWords } from '../../../editor/i18n/words'
import { FormDialog } from '../../../editor/kit/FormDialog'
import { TextField } from '../../../editor/kit/TextField'
import { CopyButton } from '../../CopyButton'
import { peopleWords } from './words'

/** A link that is shown once, to be passed on by hand. */
export const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const words = useWords(peopleWords)
  const { done } = useWords(common)
  return (
    <FormDialog
      title={words.linkTitle}
      intro={words.linkText}
      submit={done}
      extra={<CopyButton text={link} />}
      onSubmit={async () => true}
      onClose={onClose}
    >
      <TextField
        label={words.link}
        readOnly
        value={link}
        onChange={() => {}}
        onFocus={event => event.target.select()}
      />
    </FormDialog>
  )
}
