import type { Page } from 'playwright-core'
import { signedIn, signIn } from './ask'
import { operator, type Product } from './product'

/** The operator's session in a test file's browsers, and the same person for calls. */
const sessions = new WeakMap<Product, ReturnType<typeof openSession>>()
const openSession = async ({ port, origin }: Product) => {
  const host = new URL(origin()).hostname
  return { cookies: await signIn(port, operator, host), call: await signedIn(port, operator, host) }
}
const sessionOf = (product: Product) => {
  const session = sessions.get(product) ?? openSession(product)
  sessions.set(product, session)
  return session
}

/** A page of the demo that is one text, published in all its languages: what can be shown on any page is shown on it. */
export const shortPage = { de: '/de/edit/agb', fr: '/fr/edit/conditions-generales', live: '/de/agb' }

/**
 * Opens the editor as the operator, whose sign-in is not part of it, and waits until it has taken over the page. The
 * news are left closed unless they are wanted; a page that is wanted with them must be fresh.
 */
export const openEditor = async (
  page: Page,
  product: Product,
  path = `${shortPage.de}?toolbar=1`,
  { withNews = false }: { withNews?: boolean } = {},
) => {
  const { cookies } = await sessionOf(product)
  await page.context().addCookies(cookies.map(cookie => ({ ...cookie, url: product.origin() })))
  if (!withNews) await keepNewsClosed(page)
  await page.goto(product.origin() + path)
  await editorReady(page)
}

const withoutNews = new WeakSet<Page>()
const keepNewsClosed = async (page: Page) => {
  if (withoutNews.has(page)) return
  withoutNews.add(page)
  await page.addInitScript(() => sessionStorage.setItem('vitrine:news-seen', '1'))
}

export const editorReady = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.editor === 'ready')

export const title = (page: Page) => page.locator('main h1').first()

/** Writes a text anew, letter by letter like a person. */
export const retype = async (page: Page, text: string) => {
  await title(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

export const saving = (
  page: Page,
  state: 'Gespeichert' | 'Speichert …' | 'Offline' | 'Nicht gespeichert' | `${number} ${string} nicht gespeichert`,
) => page.getByRole('status').filter({ hasText: state }).waitFor()

/** The title as the server has it. */
export const storedTitle = (page: Page) =>
  page.evaluate(async () => {
    const pageId = (
      JSON.parse(document.getElementById('vitrine-data')!.textContent!) as { model: { page: { id: string } } }
    ).model.page.id
    const answer = await fetch(`/api/v1/page/working?id=${pageId}`)
    const { data } = (await answer.json()) as {
      data: { document: { groups: { type: string; fields: { title?: { text: { de?: string } } } }[] } }
    }
    return data.document.groups.find(group => group.fields.title)?.fields.title?.text.de
  })

type WorkingGroup = {
  id: string
  type: string
  status: string
  disallowedLanguages: string[]
  options: Record<string, unknown>
  fields: Record<
    string,
    { visible: boolean; text: Record<string, unknown>; mediaId: string | null; options: Record<string, unknown> }
  >
  cards: WorkingGroup[]
}

/** The page's sections as the server has them. */
export const storedGroups = (page: Page): Promise<WorkingGroup[]> =>
  page.evaluate(async () => {
    const { model } = JSON.parse(document.getElementById('vitrine-data')!.textContent!)
    const answer = await fetch(`/api/v1/page/working?id=${model.page.id}`)
    return (await answer.json()).data.document.groups
  })

/** Calls the API as the person who is signed in on this page. */
export const post = <T>(page: Page, path: string, input: object): Promise<T> =>
  page.evaluate(
    async ([address, body]) => {
      const answer = await fetch(`/api/v1/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const { data, success, error } = await answer.json()
      if (!success) throw new Error(`${address}: ${error}`)
      return data
    },
    [path, input] as const,
  )

let written = 0

/** A new page with these sections, open in the editor. */
export const openNewPage = async (page: Page, product: Product, types: readonly string[] = [], locale = 'de') => {
  const { call } = await sessionOf(product)
  written += 1
  const { id } = await call<{ id: string }>('POST', 'page/add', {
    initialMeta: { name: `Probe ${written}` },
    lang: 'de',
    initialGroups: types,
  })
  await openEditor(page, product, `/${locale}/edit/${id}?toolbar=1`)
  return id
}

export const sections = (page: Page) => page.locator('main > [data-block]')
export const sectionTypes = (page: Page) =>
  sections(page).evaluateAll(all => all.map(element => (element as HTMLElement).dataset.block))

/** Selects a section by a click at its side, where nothing else is. */
export const selectSection = async (page: Page, index: number) => {
  const section = sections(page).nth(index)
  const { height } = (await section.boundingBox())!
  await section.click({ position: { x: 3, y: height / 2 } })
  await menu(page).waitFor()
}

/** What can be done to the selection. */
export const menu = (page: Page) => page.getByRole('toolbar', { name: 'Aktionen' })
export const menuButton = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
export const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Bearbeitungsleiste' })
export const addButtons = (page: Page) => page.getByRole('button', { name: 'Abschnitt hinzufügen' })
export const addPanel = (page: Page) => page.getByRole('dialog', { name: 'Abschnitt hinzufügen' })

/** How the selection's frame is labelled. */
export const frameLabel = (page: Page) => page.locator('.v-label').textContent()
