/** Where a link leads; protected pages are never fetched ahead of a click (D14). */
export type Place = { href: string; isProtected?: boolean }

/** The attributes of a link to a page; the speculation rules look for the second one. */
export const anchor = ({ href, isProtected }: Place) => ({ href, 'data-no-prefetch': isProtected || undefined })
