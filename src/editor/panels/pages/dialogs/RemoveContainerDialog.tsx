import type { NavigationContainer } from '../../../../content/navigation'
import { useEditor } from '../../../EditorContext'
import { useWords } from '../../../i18n/words'
import { ConfirmDialog } from '../../../kit/ConfirmDialog'
import { dialogWords } from './words'

export const RemoveContainerDialog = ({
  container,
  onClose,
}: {
  container: NavigationContainer
  onClose: () => void
}) => {
  const { sitePages } = useEditor()
  const words = useWords(dialogWords)
  const remove = async () => {
    const seen = container.children.map(({ id }) => id)
    sitePages.changeNavigation({ kind: 'removeContainer', id: container.id, seen })
    return null
  }
  return (
    <ConfirmDialog
      title={words.containerRemoveTitle}
      confirm={words.containerRemove}
      isDangerous
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{words.containerRemoveText}</p>
    </ConfirmDialog>
  )
}
