import type { RichText } from '../../../content/richText'

export type TextValue = string | RichText | null

/** A text as it was typed, on which version, and the id of the change it is sent under. */
export type Kept = { value: TextValue; base: number; changeId: string }

/** What was typed and the server has not taken yet, in this browser; it outlives the window. */
export const createJournal = (owner: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => {
  const keyOf = (text: string) => `vitrine:translation:${owner}:${text}`
  return {
    read: (text: string): Kept | null => {
      try {
        return JSON.parse(storage.getItem(keyOf(text)) ?? 'null') as Kept | null
      } catch {
        return null
      }
    },
    put: (text: string, kept: Kept) => {
      try {
        storage.setItem(keyOf(text), JSON.stringify(kept))
      } catch {
        // Full or forbidden: it is still in the window, and says that it is not saved.
      }
    },
    remove: (text: string) => {
      try {
        storage.removeItem(keyOf(text))
      } catch {
        // As above.
      }
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
