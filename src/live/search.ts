/** LIVE-4 */
export const minSearchLength = 3
export const searchDelay = 500
