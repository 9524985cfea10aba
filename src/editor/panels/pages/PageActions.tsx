import { createContext, type ReactNode, useContext, useState } from 'react'
import type { PageCollection } from '../../../content/collection'
import type { NavigationContainer } from '../../../content/navigation'
import type { PageEntry } from '../../../contract/page'
import { AddressDialog } from './dialogs/AddressDialog'
import { ContainerDialog } from './dialogs/ContainerDialog'
import { LanguagesDialog } from './dialogs/LanguagesDialog'
import { NameDialog } from './dialogs/NameDialog'
import { NewPageDialog } from './dialogs/NewPageDialog'
import { PasswordDialog } from './dialogs/PasswordDialog'
import { RemoveContainerDialog } from './dialogs/RemoveContainerDialog'
import { RemoveDialog } from './dialogs/RemoveDialog'
import { SearchDialog } from './dialogs/SearchDialog'
import { UnpublishDialog } from './dialogs/UnpublishDialog'

const pageDialogs = {
  name: NameDialog,
  address: AddressDialog,
  languages: LanguagesDialog,
  search: SearchDialog,
  password: PasswordDialog,
  unpublish: UnpublishDialog,
  remove: RemoveDialog,
}

export type OpenDialog =
  | { kind: keyof typeof pageDialogs; page: PageEntry }
  | { kind: 'new'; collection: PageCollection | null }
  | { kind: 'container'; container: NavigationContainer | null }
  | { kind: 'removeContainer'; container: NavigationContainer }

const Context = createContext<(dialog: OpenDialog) => void>(() => {})

/** Opens one of the dialogs about a page or the navigation. */
export const useDialogs = () => useContext(Context)

/** Lists of pages stand in here; whatever row asks for a dialog, it is drawn once. */
export const PageActions = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  return (
    <Context.Provider value={setOpen}>
      {children}
      {open ? <Shown dialog={open} onClose={() => setOpen(null)} /> : null}
    </Context.Provider>
  )
}

const Shown = ({ dialog, onClose }: { dialog: OpenDialog; onClose: () => void }) => {
  switch (dialog.kind) {
    case 'new':
      return <NewPageDialog collection={dialog.collection} onClose={onClose} />
    case 'container':
      return <ContainerDialog container={dialog.container} onClose={onClose} />
    case 'removeContainer':
      return <RemoveContainerDialog container={dialog.container} onClose={onClose} />
    default: {
      const Dialog = pageDialogs[dialog.kind]
      return <Dialog page={dialog.page} onClose={onClose} />
    }
  }
}
