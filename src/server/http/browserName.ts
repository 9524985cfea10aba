import type { FastifyRequest } from 'fastify'

/** The order counts: most browsers name others beside themselves. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A browser in names that are the same in every language: «Firefox, Windows». Empty when it says nothing known. */
export const browserName = ({ headers }: Pick<FastifyRequest, 'headers'>): string => {
  const said = String(headers['user-agent'] ?? '').slice(0, 500)
  return [browsers, systems].flatMap(names => names.find(([pattern]) => pattern.test(said))?.[1] ?? []).join(', ')
}
