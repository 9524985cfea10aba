import { enhanceShell } from './enhanceShell'
import { showEditLink } from './showEditLink'
import { wake } from './wake'

/** The visitor's entry. Everything works without it; no React here (design §4). */
enhanceShell()
for (const link of document.querySelectorAll<HTMLElement>('[data-edit-href]')) showEditLink(link)
wake(document)
