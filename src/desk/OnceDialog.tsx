import type { ReactNode } from 'react'
import { common } from '../editor/i18n/common'
import { useWords } from '../editor/i18n/words'
import { FormDialog } from '../editor/kit/FormDialog'
import { CopyButton } from './CopyButton'

/** Something that is shown this once: it stays until it is said to be done, and goes by no slip of a key. */
export const OnceDialog = ({
  title,
  intro,
  copied,
  onClose,
  children,
}: {
  title: string
  intro: string
  /** What the button copies. */
  copied: string
  onClose: () => void
  children: ReactNode
}) => {
  const { done } = useWords(common)
  const finish = async () => {
    onClose()
    return true
  }
  return (
    <FormDialog title={title} intro={intro} submit={done} extra={<CopyButton text={copied} />} onSubmit={finish}>
      {children}
    </FormDialog>
  )
}
