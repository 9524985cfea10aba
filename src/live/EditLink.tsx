import type { Words } from '../render/i18n/words'

/** EDIT-22: without address and hidden, so that only a signed-in editor's script shows it. */
export const EditLink = ({ href, words }: { href: string; words: Words }) => (
  // biome-ignore lint/a11y/useValidAnchor: a crawler must not find the address
  <a className="edit-link" data-edit-href={href} hidden>
    {words.edit}
  </a>
)
