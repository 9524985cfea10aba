import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shareBrowser, widths } from './browser'
import { editorReady, openEditor, openNewPage, post, saving, storedGroups, title } from './editing'
import type { Product } from './product'
import { startDemo } from './startDemo'

const openPage = shareBrowser({ isKept: true })
let product: Product
let page: Page
beforeAll(async () => {
  product = await startDemo()
  page = (await openPage(widths.desktop, { reducedMotion: 'no-preference' })).page
})
afterAll(async () => {
  await product.stop()
})

const field = (name: string) => page.locator(`main [data-field=${name}]`)
const storedText = async (name = 'title') => (await storedGroups(page))[0]!.fields[name]?.text.de
const shows = (text: string) =>
  page.waitForFunction(wanted => document.querySelector('main h1')?.textContent === wanted, text)

describe('a text', () => {
  it('[EDIT-6] is selected by the focus, saved when left or with Enter, and not sent unchanged; blank is none', async () => {
    await openNewPage(page, product, ['cta'])
    await title(page).click()
    await page.keyboard.type('Alt')
    await field('kicker').click()
    await saving(page, 'Gespeichert')
    const sent: string[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => String(getSelection()))).toBe('Alt')
    await page.keyboard.press('Shift+Tab')
    expect(sent.filter(path => path.endsWith('/data'))).toEqual([])
    await page.keyboard.type('Zeile')
    await page.keyboard.press('Enter')
    await saving(page, 'Gespeichert')
    expect(await storedText('kicker')).toBe('Zeile')
    expect(sent.filter(path => path.endsWith('/data'))).toHaveLength(1)
    await title(page).click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('   ')
    await field('kicker').click()
    await saving(page, 'Gespeichert')
    expect(await storedText()).toBeUndefined()
    expect(await title(page).getAttribute('data-placeholder')).toBe('Titel')
    page.removeAllListeners('request')
  })

  it('[EDIT-6] no-break spaces are kept; going into such a text and out of it changes nothing', async () => {
    const id = await openNewPage(page, product, ['cta'])
    const { id: parentId } = (await storedGroups(page))[0]!
    const write = (name: string, text: string) =>
      post(page, 'data', {
        itemType: 'field',
        linkId: null,
        add: { parentId, name },
        data: { content: { type: 'localizedSingleValue', data: { de: text } } },
      })
    await write('title', 'Ab 10\u00a0Franken')
    await write('kicker', 'Am Rand \n')
    await openEditor(page, product, `/de/edit/${id}?toolbar=1`)
    const sent: string[] = []
    page.on('request', request => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
    await title(page).click()
    await field('kicker').click()
    await title(page).click()
    expect(sent.filter(path => path.endsWith('/data'))).toEqual([])
    await page.keyboard.press('End')
    await page.keyboard.type('  und  mehr ')
    await field('kicker').click()
    await saving(page, 'Gespeichert')
    expect(await storedText()).toBe('Ab 10\u00a0Franken  und  mehr')
    page.removeAllListeners('request')
  })

  it('[EDIT-12] undo takes back letters first, then what is saved; no letter is lost on the way', async () => {
    await openNewPage(page, product, ['cta'])
    await title(page).click()
    await page.keyboard.type('Eins')
    await field('kicker').click()
    await page.keyboard.type('Zwei')
    await saving(page, 'Gespeichert')
    await page.keyboard.press('Enter')
    await title(page).click()
    await page.keyboard.press('End')
    await page.keyboard.type(' plus')
    await shows('Eins plus')
    // Letters …
    await page.keyboard.press('Control+Z')
    await shows('Eins')
    await page.keyboard.press('Control+Shift+Z')
    await shows('Eins plus')
    await page.keyboard.press('Control+Z')
    await shows('Eins')
    // … then the steps before, one after the other, and back.
    await page.keyboard.press('Control+Z')
    await page.keyboard.press('Control+Z')
    await expect.poll(async () => [await storedText(), await storedText('kicker')]).toEqual([undefined, undefined])
    await shows('')
    await page.keyboard.press('Control+Shift+Z')
    await page.keyboard.press('Control+Shift+Z')
    await shows('Eins')
    await expect.poll(async () => [await storedText(), await storedText('kicker')]).toEqual(['Eins', 'Zwei'])
    // What is written on afterwards is kept whole, and left with the field.
    await page.keyboard.press('End')
    await page.keyboard.type(' zuletzt')
    await field('kicker').click()
    await saving(page, 'Gespeichert')
    expect(await storedText()).toBe('Eins zuletzt')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Z')
    await shows('Eins')
  })

  it('[EDIT-13] what others do meanwhile does not move the caret', async () => {
    const id = await openNewPage(page, product, ['cta'])
    await title(page).click()
    await page.keyboard.type('Vorne')
    await saving(page, 'Gespeichert')
    await post(page, 'group/add', { pageId: id, groupName: 'spacer' })
    await page.locator('main > [data-block=spacer]').waitFor()
    await page.keyboard.type(' hinten')
    await shows('Vorne hinten')
    await field('kicker').click()
    await saving(page, 'Gespeichert')
    expect(await storedText()).toBe('Vorne hinten')
  })

  it('[EDIT-8] a wrong value shakes, says what is wrong beneath it without moving the page, and is not saved', async () => {
    await openNewPage(page, product, ['teamDetails'])
    const email = field('email')
    await email.click()
    await page.keyboard.type('nora@')
    const before = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Bitte gib eine gültige E-Mail-Adresse ein' }).waitFor()
    const shaken = await email.evaluate(element => {
      const { animationName, animationDelay, animationDuration } = getComputedStyle(element)
      return { animationName, animationDelay, animationDuration }
    })
    expect(shaken).toEqual({ animationName: 'v-shake', animationDelay: '0.05s', animationDuration: '0.25s' })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
    const single = async () =>
      ((await storedGroups(page))[0]!.fields.email as { single?: unknown } | undefined)?.single ?? null
    expect(await single()).toBeNull()
    await email.click()
    await page.keyboard.press('End')
    await page.keyboard.type('example.ch')
    await page.keyboard.press('Enter')
    await saving(page, 'Gespeichert')
    expect(await single()).toBe('nora@example.ch')
    expect(await page.getByRole('alert').filter({ hasText: 'gültige' }).count()).toBe(0)
  })

  it('[EDIT-23, LANG-1] goes to the language in the address, whatever the session remembers', async () => {
    const id = await openNewPage(page, product, ['cta'], 'fr')
    const kept = () =>
      page.evaluate(() =>
        ['pageId', 'language', 'editorLanguage', 'i18n'].map(name => sessionStorage.getItem(`vitrine.${name}`)),
      )
    const [pageId, language, editorLanguage, i18n] = await kept()
    expect([pageId, language, editorLanguage]).toEqual([id, 'fr', 'de'])
    expect(JSON.parse(i18n!)).toMatchObject({ defaultLocale: 'de' })
    await page.evaluate(() => sessionStorage.setItem('vitrine.language', 'de'))
    await title(page).click()
    await page.keyboard.type('En français\n')
    await field('kicker').click()
    await saving(page, 'Gespeichert')
    expect((await storedGroups(page))[0]!.fields.title!.text).toEqual({ fr: 'En français' })
  })
})

describe('the editor’s own language', () => {
  const setLanguage = async (locale: string) => {
    await page.evaluate(async wanted => {
      const { data, version } = await (await fetch('/api/v1/settings')).json()
      const answer = await fetch('/api/v1/settings', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...data, editor: { locale: wanted }, base: version }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    }, locale)
    await page.reload()
    await editorReady(page)
  }

  it('[EDIT-14, EDIT-8] French throughout, German again afterwards', async () => {
    await openNewPage(page, product, ['teamDetails'])
    await setLanguage('fr')
    await page.getByRole('toolbar', { name: 'Barre d’édition' }).waitFor()
    await page.getByRole('status').filter({ hasText: 'Enregistré' }).waitFor()
    await field('email').click()
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'Veuillez saisir une adresse e-mail valable' }).waitFor()
    await page.getByRole('button', { name: 'Ajouter une section' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Ajouter une section' })
    await panel.waitFor()
    expect(await panel.getByRole('group', { name: 'Catégories' }).getByRole('button').allTextContents()).toEqual([
      'Toutes',
      'Accueil',
      'Équipe',
      'Contenu',
      'Collections',
      'Divers',
    ])
    await page.keyboard.press('Escape')
    await setLanguage('de')
    await page.getByRole('toolbar', { name: 'Bearbeitungsleiste' }).waitFor()
  })

  it('[EDIT-14, EDIT-21] a language without a dictionary is German', async () => {
    await page.route('**/de/edit/**', async route => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('"editorLocale":"de"', '"editorLocale":"it"')
      await route.fulfill({ response: answer, body })
    })
    await page.reload()
    await editorReady(page)
    await page.unroute('**/de/edit/**')
    await page.getByRole('toolbar', { name: 'Bearbeitungsleiste' }).waitFor()
  })
})

it('[EDIT-5] hours, address and phone that come from elsewhere say where they are changed, and lead nowhere', async () => {
  await openEditor(page, product, '/de/edit/kontakt?toolbar=1')
  const at = page.url()
  await page.locator('main .branch-hours').first().click()
  await page.getByRole('status').filter({ hasText: 'kommen aus den Geschäftsdaten' }).waitFor()
  await page.locator('header .site-phone').click()
  await page.getByRole('status').filter({ hasText: 'in Kopf- und Fusszeile' }).waitFor()
  expect(page.url()).toBe(at)
})
