import { useWords } from '../../../editor/i18n/words'
import { TextField } from '../../../editor/kit/TextField'
import { OnceDialog } from '../../OnceDialog'
import { peopleWords } from './words'

/** A link that is shown once, to be passed on by hand. */
export const LinkDialog = ({ link, onClose }: { link: string; onClose: () => void }) => {
  const words = useWords(peopleWords)
  return (
    <OnceDialog title={words.linkTitle} intro={words.linkText} copied={link} onClose={onClose}>
      <TextField
        label={words.link}
        readOnly
        value={link}
        onChange={() => {}}
        onFocus={event => event.target.select()}
      />
    </OnceDialog>
  )
}
