import { createContext, useContext } from 'react'

/** How a board wants its cards drawn; a card does not know its board otherwise. */
export type CardLook = {
  fit: 'cover' | 'contain'
  sizes: string
  /** Pictures lead to their large version. */
  opensLarge: boolean
}

const Context = createContext<CardLook>({ fit: 'cover', sizes: '100vw', opensLarge: false })

export const CardLookProvider = Context.Provider

export const useCardLook = () => useContext(Context)

/** The `sizes` of a card's picture, by the columns of its list (BLOCK-2). */
export const cardSizes = (columns: 3 | 4 | 5) =>
  columns === 3
    ? '(min-width: 1024px) 400px, (min-width: 680px) 50vw, 100vw'
    : '(min-width: 1024px) 300px, (min-width: 680px) 33vw, 50vw'
