import { chromium } from 'playwright-core'

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The system's Chromium, started the same way by tests and benchmarks. */
export const launchChromium = () => {
  const executablePath = process.env.CHROMIUM
  if (!executablePath) throw new Error('Set CHROMIUM to the path of a Chromium: npm test does so by itself.')
  return chromium.launch({ executablePath, args: flags })
}
