import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { createTestPage, hero, visit } from '../../../test/server'
import type { PageCollection } from '../../content/collection'
import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'

const text = (de: string, fr?: string) => ({ text: fr ? { de, fr } : { de } })

onBothEngines('pages of collections', open => {
  const start = async () => {
    const storage = await open()
    const editing = await startEditing(storage)
    const { app, site, cookie } = editing
    const page = (name: string, groups: GroupDraft[], collection: PageCollection | null = null) =>
      createTestPage(storage, site, { name: { de: name, fr: `${name} fr` }, groups, collection })
    const read = async (path: string) => {
      const { body, statusCode } = await visit(app, site, path, path.includes('/edit') ? { cookie } : {})
      expect(statusCode, path).toBe(200)
      return body.split('<script type="application/json" id="vitrine-data">')[0]!
    }
    return { ...editing, page, read }
  }
  const trail = (body: string) => body.match(/<nav class="breadcrumbs".*?<\/nav>/)?.[0] ?? null

  it('[BLOCK-11, MODEL-7] a service is listed with what its page says and shows first, and leads there', async () => {
    const { page, read, call } = await start()
    const intro: GroupDraft = {
      type: 'richTextBlock',
      fields: { textBlock: { text: { de: writeRichText('Sechzig Minuten, mit Bericht.') } } },
    }
    const secret: GroupDraft = {
      type: 'cta',
      visible: false,
      fields: { description: { text: { de: writeRichText('Noch geheim.') } } },
    }
    const check = await page('Augencheck', [hero('Augencheck'), secret, intro], 'service')
    await page('Leistungen', [{ type: 'servicesContainer', fields: { title: text('Leistungen', 'Services') } }])
    const german = await read('/de/leistungen')
    expect(german).toContain('<a href="/de/service/augencheck">Augencheck</a>')
    expect(german).toContain('<p>Sechzig Minuten, mit Bericht.</p>')
    expect(german).not.toContain('geheim')
    expect(await read('/fr/leistungen-fr')).toContain('<p lang="de">Sechzig Minuten, mit Bericht.</p>')
    await call('POST', 'page/info', { id: check, lang: 'de', meta: { disallowedLanguages: ['fr'] } })
    await call('POST', 'page/publish', { id: check })
    expect(await read('/fr/leistungen-fr')).not.toContain('Augencheck')
    await call('POST', 'page/unpublish', { id: check })
    expect(await read('/de/leistungen')).not.toContain('Augencheck')
  })

  it('[BLOCK-11] visitors read no testimonial without a quote; editors see it', async () => {
    const { page, read } = await start()
    const details = (fields: GroupDraft['fields']): GroupDraft[] => [{ type: 'testimonialDetails', fields }]
    await page('Frau Hug', details({ name: { single: 'Marianne Hug' }, quote: text('«Gut.»') }), 'testimonial')
    await page('Herr Leer', details({ name: { single: 'Leo Leer' } }), 'testimonial')
    await page('Stimmen', [{ type: 'testimonialsContainer' }])
    const body = await read('/de/stimmen')
    expect(body).toContain('<blockquote>«Gut.»</blockquote>')
    expect(body).toContain('href="/de/testimonial/frau-hug">Marianne Hug</a>')
    expect(body).not.toContain('Leo Leer')
    expect(await read('/de/edit/stimmen')).toContain('Leo Leer')
  })

  it('[LIVE-12] know the page that shows them, in words and as data, for as long as it does', async () => {
    const { page, read, call, site } = await start()
    await page('Anna', [hero('Anna')], 'team')
    expect(trail(await read('/de/team/anna'))).toBeNull()
    const all = await page('Unser Team', [hero('Team'), { type: 'teamContainer' }])
    const body = await read('/de/team/anna')
    expect(trail(body)).toContain('aria-label="Sie sind hier"')
    expect(trail(body)).toContain('<a href="/de/unser-team">Unser Team</a>')
    expect(trail(body)).toContain('<li aria-current="page">Anna</li>')
    const data = JSON.parse(body.match(/<script type="application\/ld\+json">(.*?BreadcrumbList.*?)<\/script>/)![1]!)
    const origin = `http://${site.host}:3000`
    expect(data.itemListElement.map((entry: { name: string; item: string }) => [entry.name, entry.item])).toEqual([
      ['Start', `${origin}/de`],
      ['Unser Team', `${origin}/de/unser-team`],
      ['Anna', `${origin}/de/team/anna`],
    ])
    expect(trail(await read('/fr/team/anna-fr'))).toContain('<a href="/fr/unser-team-fr">Unser Team fr</a>')
    expect(trail(await read('/de/edit/team/anna'))).toContain('<a href="/de/edit/unser-team">Unser Team</a>')
    expect(trail(await read('/de/unser-team'))).toBeNull()
    await call('POST', 'page/unpublish', { id: all })
    expect(trail(await read('/de/team/anna'))).toBeNull()
  })
})
