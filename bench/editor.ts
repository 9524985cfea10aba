import { signedIn } from '../test/e2e/ask'
import { launchChromium } from '../test/e2e/chromium'
import { openEditor } from '../test/e2e/editing'
import { forgetPictureJobs } from '../test/e2e/forgetPictureJobs'
import { newDataDir, operator, startProduct } from '../test/e2e/product'
import { watchRenders } from '../test/e2e/renders'
import { busyTimes } from './editor/busyTimes'
import { makeLongPage } from './editor/longPage'
import { saveTimes } from './editor/saving'
import { watchScripts } from './editor/scripts'
import { selectTimes } from './editor/selecting'

/** The editor on a page of 200 sections, in a real browser (D41). Rows for the table, as JSON on one line. */
const sections = 200
const letters = 'Klar sehen, jeden Tag und in jedem Licht. '

const rows: { what: string; figure: string; budget: string }[] = []
const note = (what: string, figure: string, budget = '') => rows.push({ what, figure, budget })
const ms = (value: number) => `${value.toFixed(1)} ms`
const at = (share: number, values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!

const dataDir = newDataDir()
await (await startProduct({ dataDir })).stop({ keepData: true })
forgetPictureJobs(dataDir)
const product = await startProduct({ dataDir })
const browser = await launchChromium()
try {
  const call = await signedIn(product.port, operator)
  const pageId = await makeLongPage(call, sections)
  const signingIn = await browser.newContext()
  await openEditor(await signingIn.newPage(), product)
  const storageState = await signingIn.storageState()
  await signingIn.close()
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState })).newPage()
  const renders = await watchRenders(page)
  const scripts = watchScripts(page)
  await openEditor(page, product, `/de/edit/${pageId}?toolbar=1`)
  const groupIds = await page
    .locator('main > [data-block]:not([data-block=spacer])')
    .evaluateAll(found => found.map(section => section.id))
  if (groupIds.length < sections * 0.8) throw new Error(`Only ${groupIds.length} sections were drawn.`)
  await page.waitForLoadState('networkidle')
  const first = await scripts()
  note('editor script before the first interaction, gzip', `${first.gzip.toFixed(0)} KB`, '≤ 250 KB')
  note('the same over the wire', `${first.sent.toFixed(0)} KB`)

  let others = 0
  for (const [what, kind, name] of [
    ['a title', 'text', 'title'],
    ['a rich text', 'rich', 'description'],
  ] as const) {
    const field = page.locator(`main > [data-block] [data-edit=${kind}][data-field=${name}]`).nth(sections / 4)
    await field.evaluate(element => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await field.click()
    if (kind === 'rich') await page.locator('.ProseMirror').waitFor()
    // The first letters pay for what is compiled and placed once.
    await page.keyboard.type(letters, { delay: 20 })
    await renders.take()
    const times = await busyTimes(browser, page, () => page.keyboard.type(letters + letters, { delay: 40 }))
    others += (await renders.take()).length
    note(`keystroke in ${what}, ${sections} sections, median`, ms(at(0.5, times)), '≤ 16 ms')
    note(`keystroke in ${what}, p95`, ms(at(0.95, times)))
  }
  note('fields drawn anew while typing', String(others), '0')

  const selected = await selectTimes(
    page,
    groupIds.filter((_, index) => index % 5 === 0),
  )
  note('select a section, median', ms(at(0.5, selected)), '≤ 50 ms')
  note('select a section, p95', ms(at(0.95, selected)))

  const saved = await saveTimes(call, pageId, 200)
  note('save answered on SQLite, p95', ms(at(0.95, saved)), '≤ 20 ms')
  note('save answered on SQLite, median', ms(at(0.5, saved)))
} finally {
  await browser.close()
  await product.stop()
}
console.log(JSON.stringify(rows))
