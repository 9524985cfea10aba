import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { axe, widths } from './browser'
import { editorReady, saving } from './editing'
import { choose, dragTo, grip, list, moveByKey, names, sharePages, touch, until } from './pagesPanel'

const site = sharePages()
const { openPages } = site

/** What visitors of the team's page see, in order. */
const membersLive = async () => {
  const body = (await site.live('/de/ueber-uns')).text()
  return [...new Set([...body.matchAll(/href="\/de\/team\/([a-z-]+)"/g)].map(([, slug]) => slug))]
}

describe('pages of a collection', () => {
  it('[PAGE-5, LIVE-13] are put in order by dragging and by keys, at once for visitors', async () => {
    const { page, panel, problems } = await openPages()
    const team = list(panel, 'Team')
    const [first, second, third] = (await names(team)) as [string, string, string]
    await team.scrollIntoViewIfNeeded()
    await dragTo(page, grip(team, second), grip(team, first))
    await until(async () => (await names(team))[0] === second)
    await saving(page, 'Gespeichert')
    const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-')
    await until(async () => (await membersLive())[0] === slug(second))
    await grip(team, third).focus()
    await page.keyboard.press('Space')
    await page
      .getByRole('status')
      .filter({ hasText: /^Platz 3$/ })
      .waitFor({ state: 'attached' })
    await moveByKey(page, 'ArrowUp', /^Platz 2$/)
    await page.keyboard.press('Space')
    await until(async () => (await names(team))[1] === third)
    await until(async () => (await membersLive())[1] === slug(third))
    expect(problems).toEqual([])
  })

  it('[PAGE-5] are hidden in the archive at once and shown again', async () => {
    const { page, panel } = await openPages(widths.phone, touch)
    const team = list(panel, 'Team')
    const [name] = (await names(team)) as [string]
    const slug = name.toLowerCase().replaceAll(' ', '-')
    await choose(page, team, name, 'Verbergen (Archiv)')
    await until(async () => !(await names(team)).includes(name))
    await panel.getByRole('button', { name: 'Archiv 1' }).click()
    await panel.getByRole('link', { name }).waitFor()
    await until(async () => (await site.live(`/de/team/${slug}`)).status === 404)
    expect(await membersLive()).not.toContain(slug)
    await choose(page, panel, name, 'Wieder zeigen')
    await until(async () => (await names(team)).includes(name))
    await until(async () => (await site.live(`/de/team/${slug}`)).status === 200)
  })

  it('[PAGE-1, PAGE-5] are created from their entry, with what such a page begins with', async () => {
    const { page, panel } = await openPages()
    await panel.getByRole('button', { name: 'Neue Person' }).click()
    await page.getByRole('dialog', { name: 'Neue Person' }).getByLabel('Name').fill('Zoë Ångström')
    await page.keyboard.press('Enter')
    await page.getByText('Seite erstellt').waitFor()
    await editorReady(page)
    const added = (await site.named('Zoë Ångström'))!
    expect(added).toMatchObject({ collection: 'team', status: 'draft', slug: { de: 'zoe-angstroem' } })
    expect(new URL(page.url()).pathname).toBe(`/de/edit/team/${added.id}`)
    expect((await site.info(added.id)).children.map(child => child.name)).toEqual(['teamDetails'])
    await page.getByRole('toolbar').getByRole('button', { name: 'Seiten' }).click()
    const row = page.getByRole('dialog').getByRole('link', { name: /Zoë Ångström.*Entwurf/ })
    expect(await row.getAttribute('aria-current')).toBe('page')
  })

  /** Selects the section by a click beside its content. */
  const select = async (page: Page, block: string) => {
    const section = page.locator(`main [data-block=${block}]`).first()
    await section.scrollIntoViewIfNeeded()
    await section.click({ position: { x: 4, y: 4 } })
    return page.getByRole('toolbar', { name: 'Aktionen' })
  }

  it('[PAGE-5, EDIT-5] are edited from the section that shows them, which follows', async () => {
    const { page } = await site.openPage(widths.desktop)
    await site.edit(page, '/de/edit/ueber-uns?toolbar=1')
    const actions = await select(page, 'teamContainer')
    await actions.getByRole('button', { name: 'Sammlung' }).click()
    const team = page.getByRole('list', { name: 'Team', exact: true })
    await team.getByRole('link').first().waitFor()
    const [first, second] = (await names(team)) as [string, string]
    const shown = page.locator('main [data-block=teamContainer] a[href*="/team/"]')
    expect(await axe(page)).toEqual([])
    await dragTo(page, grip(team, second), grip(team, first))
    await until(async () => (await shown.first().textContent())?.includes(second) === true)
    await choose(page, team, second, 'Verbergen (Archiv)')
    await until(async () => !(await shown.allTextContents()).join().includes(second))
    await page.getByRole('button', { name: 'Archiv 1' }).click()
    await choose(page, page.locator('.v-archive'), second, 'Wieder zeigen')
    await until(async () => (await shown.allTextContents()).join().includes(second))
  })

  it('[EDIT-5] a click on a member offers to edit its page', async () => {
    const { page } = await site.openPage(widths.desktop)
    await site.edit(page, '/de/edit/ueber-uns?toolbar=1')
    const member = page.locator('main [data-block=teamContainer] a[href*="/team/"]').first()
    const address = new URL((await member.getAttribute('href'))!, page.url()).pathname
    await member.click()
    await page.getByRole('button', { name: 'Seite bearbeiten' }).click()
    await page.waitForURL(`**${address}?toolbar=1`)
  })
})

describe('cards of a board', () => {
  it('[PAGE-5] are added, put in order, hidden, shown and removed', async () => {
    const { id } = await site.addPage('Bilder')
    await site.call('POST', 'group/add', { pageId: id, groupName: 'imageBoard' })
    const [board] = (await site.info(id)).children
    for (const text of ['Rund', 'Eckig', 'Oval']) {
      const card = await site.call<{ id: string }>('POST', 'collection/add', {
        collectionId: board!.id,
        collectionName: 'imageCard',
        collectionType: 'group',
      })
      await site.call('POST', 'data', {
        itemType: 'field',
        linkId: null,
        add: { parentId: card.id, name: 'title' },
        data: { content: { type: 'localizedSingleValue', data: { de: text } } },
      })
    }
    type Card = { status: string; fields: { title?: { text: { de: string } } } }
    const stored = async () => {
      const { document } = await site.call<{ document: { groups: { cards: Card[] }[] } }>(
        'GET',
        `page/working?id=${id}`,
      )
      return document.groups[0]!.cards.map(card => `${card.fields.title?.text.de ?? ''} ${card.status}`)
    }
    const { page } = await site.openPage(widths.desktop)
    await site.edit(page, `/de/edit/${id}?toolbar=1`)
    await page
      .locator('main [data-block=imageBoard]')
      .first()
      .click({ position: { x: 4, y: 4 } })
    await page.getByRole('button', { name: 'Sammlung' }).click()
    const cards = page.getByRole('region', { name: 'Karten' })
    await dragTo(page, grip(cards, 'Oval'), grip(cards, 'Rund'))
    await until(async () => (await stored()).join() === 'Oval draft,Rund draft,Eckig draft')
    await cards.getByRole('button', { name: 'Verbergen: Rund' }).click()
    await until(async () => (await stored()).join() === 'Oval draft,Rund archived,Eckig draft')
    expect(await page.locator('main [data-block=imageCard]').count()).toBe(2)
    await cards.getByRole('button', { name: 'Archiv 1' }).click()
    expect(await axe(page)).toEqual([])
    await cards.getByRole('button', { name: 'Wieder zeigen: Rund' }).click()
    await until(async () => (await stored()).join() === 'Oval draft,Rund draft,Eckig draft')
    await cards.getByRole('button', { name: 'Entfernen: Eckig' }).click()
    await cards.getByRole('button', { name: 'Entfernen', exact: true }).click()
    await until(async () => (await stored()).length === 2)
    await cards.getByRole('button', { name: 'Karte hinzufügen' }).click()
    await until(async () => (await stored()).length === 3)
    await saving(page, 'Gespeichert')
  })
})
