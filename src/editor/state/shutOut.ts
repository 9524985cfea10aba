import type { EditorState } from './editorState'

const codes = ['sign_in_needed', 'no_longer_member'] as const

/** Why the server takes nothing from this browser: a session that has ended, or a person who was removed. */
export type ShutOut = (typeof codes)[number]

export const asShutOut = (code: string): ShutOut | null => codes.find(known => known === code) ?? null

export const withShutOut = (state: EditorState, code: ShutOut): EditorState =>
  code === 'no_longer_member' ? { ...state, isRemoved: true } : { ...state, needsSignIn: true }

export const isShutOut = ({ needsSignIn, isRemoved }: EditorState) => needsSignIn || isRemoved
