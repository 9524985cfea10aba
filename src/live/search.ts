/** LIVE-4 */
export const minSearchLength = 3
export const searchDelay = 500
/** The field of the search page; its name in an address leads into it. */
export const pageSearchId = 'page-search'
