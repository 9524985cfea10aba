import { chromium } from 'playwright-core'

/** Chromium obeys the last list alone: the first lines are Playwright's own, as far as they mean Chromium on Linux. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Every window loads two hidden pages for the address bar: a third of the processor time of a fresh profile.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${withoutFeatures.join(',')}`,
]

/** Of these lists too the last counts alone: all but its end is Playwright's, which says that there is a mouse. */
const withoutPictures =
  '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4,imagesEnabled=false'

/** The system's Chromium, started the same way by tests and benchmarks; without pictures it neither loads nor paints any. */
export const launchChromium = ({ withPictures = true } = {}) => {
  const executablePath = process.env.CHROMIUM
  if (!executablePath) throw new Error('Set CHROMIUM to the path of a Chromium: npm test does so by itself.')
  return chromium.launch({
    executablePath,
    args: withPictures ? flags : [...flags, withoutPictures],
  })
}
