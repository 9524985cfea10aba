import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { LanguageProvider } from '../editor/i18n/language'
import { createAsk } from '../editor/state/ask'
import type { DeskData } from './deskData'

type Desk = DeskData & { ask: ReturnType<typeof createAsk> }

const Context = createContext<Desk | null>(null)

export const DeskProvider = ({ data, children }: { data: DeskData; children: ReactNode }) => {
  const desk = useMemo(() => ({ ...data, ask: createAsk(signInAgain) }), [data])
  return (
    <Context.Provider value={desk}>
      <LanguageProvider language={data.language}>{children}</LanguageProvider>
    </Context.Provider>
  )
}

export const useDesk = (): Desk => {
  const desk = useContext(Context)
  if (!desk) throw new Error('Parts of the desk stand inside a DeskProvider.')
  return desk
}

/** Loaded anew, the server asks who it is and leads back here. */
const signInAgain = () => location.reload()
