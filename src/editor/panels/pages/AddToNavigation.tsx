import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Navigation, NavigationContainer } from '../../../content/navigation'
import { entriesOf } from '../../../content/rules/navigationChange'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { ChoosePage } from './ChoosePage'
import { entryIn } from './newEntry'
import { pagesWords } from './words'

/** PAGE-1: the pages that are not in the navigation yet; a choice puts one into the container. */
export const AddToNavigation = ({
  container,
  name,
  navigation,
}: {
  container: NavigationContainer
  name: string
  navigation: Navigation
}) => {
  const { sitePages } = useEditor()
  const words = useWords(pagesWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="v-icon"
        aria-haspopup="dialog"
        aria-label={`${words.addTo}: ${name}`}
        title={words.addTo}
        onClick={() => setOpen(true)}
      >
        <Plus size={18} aria-hidden />
      </button>
      {isOpen ? (
        <ChoosePage
          title={`${words.addTo}: ${name}`}
          wanted={{ isOutside: 'true', isArchived: 'false' }}
          empty={words.allInNavigation}
          // What was put in just now may not be known to the server yet.
          isShown={({ id }) => entriesOf(navigation, id).length === 0}
          onChoose={({ id }) => sitePages.changeNavigation(entryIn(container, id))}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
