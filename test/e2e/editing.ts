import type { Page } from 'playwright-core'
import { operator, type Product } from './product'

/** Signs in and waits until the editor has taken over the page. The news are left closed unless they are wanted. */
export const openEditor = async (
  page: Page,
  product: Product,
  path = '/de/edit?toolbar=1',
  { withNews = false }: { withNews?: boolean } = {},
) => {
  if (!withNews) await page.addInitScript(() => sessionStorage.setItem('vitrine:news-seen', '1'))
  await page.goto(product.origin() + path)
  if (page.url().includes('/login')) {
    await page.getByLabel('E-Mail').fill(operator.email)
    await page.getByLabel('Passwort').fill(operator.password)
    await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
  }
  await editorReady(page)
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

export const saving = (page: Page, state: 'Gespeichert' | 'Speichert …' | 'Offline' | 'Nicht gespeichert') =>
  page.getByRole('status').filter({ hasText: state }).waitFor()

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
