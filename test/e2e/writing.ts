import type { Locator, Page } from 'playwright-core'
import type { Group } from '../../src/content/group'
import type { RichText } from '../../src/content/richText'
import type { signedIn } from './ask'

type Call = Awaited<ReturnType<typeof signedIn>>
type Stored = Record<string, string | RichText | undefined>

/** A page's texts of one language as the server has them, by `{group} {field}`. */
export const storedTexts = async (call: Call, pageId: string, locale: 'de' | 'fr' = 'de'): Promise<Stored> => {
  const { document } = await call<{ document: { groups: Group[] } }>('GET', `page/working?id=${pageId}`)
  return Object.fromEntries(
    document.groups
      .flatMap(group => [group, ...group.cards])
      .flatMap(group => Object.values(group.fields).map(field => [`${group.id} ${field.name}`, field.text[locale]])),
  )
}

/** The name under which `storedTexts` has a field of the page. */
export const nameOf = (field: Locator) =>
  field.evaluate(element => `${element.closest('[data-block]')!.id.slice(2)} ${(element as HTMLElement).dataset.field}`)

/** The page's texts that can be written in place; rich ones are left out. */
export const textFields = (page: Page) =>
  page.locator('main [data-edit=text]:not([data-field=name], [data-field=email])')

/** Goes to the end of a text and writes on, letter by letter like a person. */
export const writeOn = async (field: Locator, text: string) => {
  await field.click()
  await field.press('Control+End')
  await field.page().keyboard.type(text)
}

/** What this browser keeps of changes that are not acknowledged, of all tabs. */
export const journal = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter(key => key.startsWith('vitrine.journal.'))
      .flatMap(key => JSON.parse(localStorage.getItem(key)!).operations as { change: { value?: unknown } }[])
      .map(operation => operation.change.value),
  )

/** Puts a text on the clipboard and pastes it as a person does. */
export const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(content => navigator.clipboard.writeText(content), text)
  await page.keyboard.press('Control+V')
}
