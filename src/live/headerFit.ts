/** LIVE-3: 48 between the parts, 32 at either side. */
export const sideSpace = 32 + 32
const spare = 48 + sideSpace

export type HeaderWidths = { logo: number; navigation: number; tools: number; available: number; isCentred: boolean }

/** With the logo in the middle, the wider side counts twice. */
export const doesFit = ({ logo, navigation, tools, available, isCentred }: HeaderWidths) =>
  logo + spare + (isCentred ? 2 * Math.max(navigation, tools) : navigation + tools) <= available
