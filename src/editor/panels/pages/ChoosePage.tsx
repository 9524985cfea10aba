import { Dialog } from '@base-ui/react/dialog'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { PageEntry } from '../../../contract/page'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { useSettled } from '../../kit/useSettled'
import type { PagesWanted } from '../../state/content'
import '../../kit/form.css'
import { PageList } from './PageList'
import './pages.css'
import { usePageName } from './usePageName'
import { pagesWords } from './words'

/** One page out of however many: looked for by name or found by scrolling. */
export const ChoosePage = ({
  title,
  wanted,
  chosen = null,
  empty,
  first,
  isShown,
  onChoose,
  onClose,
}: {
  title: string
  wanted: PagesWanted
  chosen?: string | null
  /** Said where there is nothing to choose. */
  empty: string
  /** Another choice above the pages. */
  first?: ReactNode
  isShown?: (page: PageEntry) => boolean
  onChoose: (page: PageEntry) => void
  onClose: () => void
}) => {
  const words = useWords(pagesWords)
  const { cancel } = useWords(common)
  const nameOf = usePageName()
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const choices = useRef<HTMLDivElement>(null)
  /** Enter takes the first that fits once it is there; the arrow goes down to them. */
  const onKeyDown = (event: KeyboardEvent) => {
    const first = choices.current?.querySelector<HTMLElement>('li button')
    if (!first || search !== typed.trim()) return
    if (event.key === 'Enter' && search) first.click()
    else if (event.key === 'ArrowDown') first.focus()
    else return
    event.preventDefault()
  }
  const choose = (page: PageEntry) => {
    onChoose(page)
    onClose()
  }
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && onClose()}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-small-dialog v-choose-page">
          <Dialog.Title>{title}</Dialog.Title>
          <input
            type="search"
            className="v-page-search"
            aria-label={words.search}
            placeholder={words.search}
            maxLength={200}
            value={typed}
            onChange={event => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <div ref={choices} className="v-page-choices">
            {search ? null : first}
            <PageList
              wanted={search ? { ...wanted, search } : wanted}
              label={words.choose}
              className="v-list"
              empty={
                <p className="v-hint" role="status">
                  {search ? words.nothing : empty}
                </p>
              }
              isShown={isShown}
            >
              {page => (
                <button
                  type="button"
                  className="v-item"
                  aria-pressed={chosen === null ? undefined : page.id === chosen}
                  onClick={() => choose(page)}
                >
                  <span className="v-page-name">{nameOf(page)}</span>
                  {page.collection ? <span className="v-chip-quiet">{words[page.collection]}</span> : null}
                </button>
              )}
            </PageList>
          </div>
          <div className="v-dialog-actions">
            <Dialog.Close className="v-button">{cancel}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
