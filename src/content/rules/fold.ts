/** One spelling for searching: case, accents and umlauts do not matter, and ü is ue (DIR-1). */
export const fold = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, letter => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
