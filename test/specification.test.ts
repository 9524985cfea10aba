import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { definitions } from '../src/blocks/definitions'
import type { Settings } from '../src/content/settings'
import type { PageInfo } from '../src/contract/page'
import { newId } from '../src/server/newId'
import { insertMedia, readMedia } from '../src/server/storage/media'
import { settingsOf } from '../src/server/storage/settingsOf'
import { editNewSite } from './editing'
import { onBothEngines } from './engines'
import { sampleMedia } from './sampleMedia'
import { hero, startTestServer } from './server'

// A client that knows the specification and nothing else: every payload stands here as it stands there.

type Method = 'GET' | 'POST' | 'PUT'
type Answered = { status: number; success: boolean; error: string | null; code?: string; data: never }

onBothEngines('a client written against the specification alone', open => {
  const start = async () => {
    const editing = await editNewSite(await startTestServer(await open()), {
      role: 'admin',
      groups: [hero('Titel', 'Titre'), { type: 'imageBoard', cards: [{ type: 'imageCard' }, { type: 'imageCard' }] }],
    })
    const { app, site, cookie, storage } = editing
    const ask = async (method: Method, path: string, payload?: object): Promise<Answered> => {
      const query = method === 'GET' && payload ? `?${new URLSearchParams(payload as Record<string, string>)}` : ''
      const answer = await app.inject({
        method,
        url: `/api/v1/${path}${query}`,
        headers: { host: site.host, origin: `http://${site.host}`, cookie },
        ...(method === 'GET' ? {} : { payload }),
      })
      const body = answer.json() as Answered
      expect(body, path).toMatchObject({ status: answer.statusCode, success: answer.statusCode === 200 })
      return body
    }
    const post = (path: string, payload?: object) => ask('POST', path, payload)
    /** Taken, or the test ends with what the server said. */
    const taken = async (method: Method, path: string, payload?: object) => {
      const answer = await ask(method, path, payload)
      expect([path, answer.status, answer.error, JSON.stringify(answer)]).toEqual([path, 200, null, expect.anything()])
      return answer.data as unknown
    }
    const page = async (id = editing.pageId) => (await taken('GET', 'page/info', { id })) as PageInfo
    const picture = async () => {
      const media = { ...sampleMedia['optik/workshop']!, id: newId(), objectId: randomUUID(), tags: ['tag1'] }
      await storage.write(tx => insertMedia(tx, site.id, media))
      return media.id
    }
    const [heroId, boardId] = (await editing.children()).map(child => child.id) as [string, string]
    const field = async (name: string) => (await editing.document()).groups[0]!.fields[name]!
    return { ...editing, ask, post, taken, page, picture, heroId, boardId, field }
  }

  it('[API-11] saves texts, rich texts, options and pictures of fields, null for what does not change', async () => {
    const { taken, post, page, picture, heroId, field, pageId } = await start()
    const [title] = (await page()).children[0]!.children
    const mediaId = await picture()
    const save = (name: string, data: object, linkId: string | null = null) =>
      taken('POST', 'data', {
        itemType: 'field',
        linkId,
        data,
        revalidationTag: pageId,
        add: linkId ? null : { parentId: heroId, name },
      })

    const content = { type: 'localizedSingleValue', data: { de: 'Neu', fr: null } }
    await save('title', { type: 'field', content, options: null, mediaId: null }, title!.id)
    expect((await field('title')).text).toEqual({ de: 'Neu' })

    const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hallo' }] }] }
    const rich = { type: 'localizedRichText', data: { de: { json: doc, text: 'Hallo' } } }
    await save('description', { content: rich, options: null, mediaId: null })
    expect((await field('description')).text.de).toMatchObject({ text: 'Hallo' })

    await save('image', { content: null, options: null, mediaId })
    expect((await field('image')).mediaId).toBe(mediaId)
    await save('image', { content: null, options: {}, mediaId: null })
    expect((await field('image')).mediaId, 'null alone takes it away').toBeNull()
    await save('image', { content: { type: 'media', data: mediaId }, options: null, mediaId: null })
    expect((await field('image')).mediaId).toBe(mediaId)

    const other = await picture()
    const torn = { itemType: 'field', linkId: null, add: { parentId: heroId, name: 'image' } }
    const both = { content: { type: 'media', data: mediaId }, options: null, mediaId: other }
    expect(await post('data', { ...torn, data: both })).toMatchObject({ status: 400 })
    const nothing = { content: null, options: null, mediaId: null }
    expect(await post('data', { ...torn, add: null, linkId: title!.id, data: nothing })).toMatchObject({ status: 400 })
  })

  it('[API-11] options are sent whole, with everything that is known of them; the value counts', async () => {
    const { taken, post, heroId, document } = await start()
    const whole = {
      alignment: { type: 'alignment', value: 'right', label: 'Ausrichtung', editable: true, filter: ['left', 'right'] },
      size: { type: 'size', value: 'large', label: 'Höhe', editable: false, range: { min: 1, max: 3 } },
      verticalAlignment: {
        type: 'verticalAlignment',
        value: 'top',
        label: { de: 'Text', fr: 'Texte' },
        editable: true,
        displayConditions: { layout: { value: 'default', comparison: '=' }, size: true },
      },
      backgroundColor: { type: 'color', value: null, label: 'Farbe', editable: true, displayConditions: [true] },
      layout: null,
    }
    const data = { type: 'group', content: null, options: whole, mediaId: null }
    const payload = { itemType: 'group', linkId: heroId, data, revalidationTag: [heroId, 'pages'], add: null }
    await taken('POST', 'data', payload)
    const { options } = (await document()).groups[0]!
    expect(options).toMatchObject({ alignment: 'right', size: 'large', verticalAlignment: 'top' })
    expect(options).not.toHaveProperty('layout')
    for (const bad of [{ surprise: 1 }, { range: { step: 1 } }, { displayConditions: [{ value: 1 }] }]) {
      const options = { alignment: { ...whole.alignment, value: 'left', ...bad } }
      expect(await post('data', { ...payload, data: { ...data, options } })).toMatchObject({ status: 400 })
    }
    expect((await document()).groups[0]!.options).toMatchObject({ alignment: 'right' })
  })

  it('[API-11] link values come with their other keys empty', async () => {
    const { post, heroId, field, pageId, call } = await start()
    const voice = await call('POST', 'page/add', {
      collectionName: 'testimonial',
      initialMeta: { name: 'Lob' },
      lang: 'de',
    })
    const voiceId = (voice.body.data as unknown as PageInfo).id
    const link = (value: object | null) =>
      post('data', {
        itemType: 'field',
        linkId: null,
        add: { parentId: heroId, name: 'button' },
        data: {
          content: null,
          options: { link: { type: 'link', value, label: 'Link', editable: true } },
          mediaId: null,
        },
        revalidationTag: null,
      })
    const empty = { url: '', phone: '', email: '', page: null }
    const noPage = { page: { id: '', collection: '' } }
    const accepted: [object | null, unknown][] = [
      [
        { type: 'url', ...empty, url: 'https://example.ch' },
        { type: 'url', url: 'https://example.ch' },
      ],
      [
        { type: 'phone', ...empty, phone: '052 212 34 56', ...noPage },
        { type: 'phone', phone: '052 212 34 56' },
      ],
      [
        { type: 'email', ...empty, email: 'a@example.ch', url: null },
        { type: 'email', email: 'a@example.ch' },
      ],
      [
        { type: 'page', ...empty, page: { id: pageId, collection: '' } },
        { type: 'page', page: { id: pageId } },
      ],
      [
        { type: 'page', ...empty, page: { id: voiceId, collection: 'testimonials' } },
        { type: 'page', page: { id: voiceId, collection: 'testimonial' } },
      ],
      [{ type: 'bookingTool', ...empty }, { type: 'bookingTool' }],
    ]
    for (const [sent, kept] of accepted) {
      expect(await link(sent)).toMatchObject({ status: 200 })
      expect((await field('button')).options.link).toEqual(kept)
    }
    const refused = [
      { type: 'url', ...empty },
      { type: 'url', ...empty, url: 'https://example.ch', phone: '052 212 34 56' },
      { type: 'url', ...empty, url: 'https://example.ch', target: '' },
      { type: 'page', ...empty, page: { id: pageId, title: '' } },
    ]
    for (const sent of refused) expect(await link(sent), JSON.stringify(sent)).toMatchObject({ status: 400 })
    expect((await field('button')).options.link).toEqual({ type: 'bookingTool' })
  })

  it('[API-11] a page itself is an item: its name and the picture it is shared with', async () => {
    const { taken, post, page, picture, pageId } = await start()
    const mediaId = await picture()
    const name = { type: 'localizedSingleValue', data: { de: 'Willkommen' } }
    const payload = { itemType: 'page', linkId: pageId, revalidationTag: pageId, add: null }
    await taken('PUT', 'data', { ...payload, data: { content: name, options: null, mediaId: null } })
    expect((await page()).meta).toMatchObject({ name: { de: 'Willkommen', fr: 'Accueil' }, shareImage: null })
    await taken('POST', 'data', { ...payload, data: { content: null, options: {}, mediaId } })
    expect((await page()).meta).toMatchObject({ name: { de: 'Willkommen' }, shareImage: mediaId })
    const refused = [
      { content: null, options: { alignment: { value: 'left' } }, mediaId: null },
      { content: { type: 'single', data: 'x' }, options: null, mediaId: null },
      { content: { type: 'localizedSingleValue', data: { de: ' ' } }, options: null, mediaId: null },
      { content: { type: 'localizedSingleValue', data: { de: null } }, options: null, mediaId: null },
    ]
    for (const data of refused) expect(await post('data', { ...payload, data })).toMatchObject({ status: 400 })
    expect(await post('data', { ...payload, linkId: newId(), data: { content: name } })).toMatchObject({ status: 404 })
  })

  it('[API-11] reads sections and fields with their data, and can send all of it back', async () => {
    const { taken, page, post, document } = await start()
    const types = Object.entries(definitions).flatMap(([type, definition]) =>
      definition.isAddable && !definition.isGated ? [type] : [],
    )
    const initialMeta = { name: { de: 'Alles', fr: 'Tout' }, password: null, disallowedLanguages: [] }
    const payload = { collectionName: 'uncategorized', initialMeta, lang: 'de', initialGroups: types.slice(0, 50) }
    const made = (await taken('POST', 'page/add', payload)) as PageInfo
    expect(made).toMatchObject({ collection: null, meta: { name: initialMeta.name }, status: 'draft' })
    for (const { id, name } of made.children) {
      const fields = definitions[name]!.fields
      const [text] = Object.entries(fields).find(([, { kind }]) => kind === 'text' || kind === 'button') ?? []
      if (!text) continue
      const content = { type: 'localizedSingleValue', data: { de: name } }
      await taken('POST', 'data', {
        itemType: 'field',
        linkId: null,
        data: { content },
        add: { parentId: id, name: text },
      })
    }
    const before = await document(made.id)
    for (const { id, data, children, created } of (await page(made.id)).children) {
      expect(created).toBeGreaterThan(0)
      if (Object.keys(data.options).length > 0) await taken('POST', 'data', { itemType: 'group', linkId: id, data })
      for (const child of children) {
        expect(child.created).toBeGreaterThanOrEqual(created)
        await taken('POST', 'data', { itemType: 'field', linkId: child.id, data: child.data, revalidationTag: [id] })
      }
    }
    const texts = (pages: typeof before) => pages.groups.map(({ fields }) => Object.values(fields).map(f => f.text))
    expect(texts(await document(made.id))).toEqual(texts(before))
    const again = await page(made.id)
    await taken('POST', 'page/info', { id: made.id, lang: 'de', slug: again.slug, meta: again.meta })
    expect((await page(made.id)).versions, 'nothing is written that is there already').toEqual(again.versions)
    expect(await post('page/info', { id: made.id, lang: 'de', meta: again.meta, children: [] })).toMatchObject({
      status: 400,
    })
  })

  it('[API-11, SEC-7] page info takes names and slugs as text or by language', async () => {
    const { taken, post, page, pageId } = await start()
    await taken('POST', 'page/info', { id: pageId, lang: 'fr', slug: 'bienvenue', meta: { name: 'Bienvenue' } })
    const meta = { name: { de: 'Hallo', fr: 'Salut' }, password: 'Sesam', disallowedLanguages: ['fr'] }
    await taken('PUT', 'page/info', { id: pageId, lang: 'de', slug: { de: 'hallo', fr: 'salut' }, meta })
    expect(await page()).toMatchObject({
      slug: { de: 'hallo', fr: 'salut' },
      meta: { name: { de: 'Hallo', fr: 'Salut' }, disallowedLanguages: ['fr'] },
      hasPassword: true,
    })
    await taken('POST', 'page/info', { id: pageId, lang: 'de', slug: null, meta: { password: null } })
    expect(await page()).toMatchObject({ slug: { de: 'hallo', fr: 'salut' }, hasPassword: false })
    await taken('POST', 'page/info', { id: pageId, lang: 'de', meta: { title: { de: 'Gut sehen', fr: 'Voir' } } })
    await taken('POST', 'page/info', { id: pageId, lang: 'de', meta: { title: null, description: 'Brillen' } })
    expect((await page()).meta).toMatchObject({ title: { fr: 'Voir' }, description: { de: 'Brillen' } })
    await taken('POST', 'page/info', { id: pageId, lang: 'de', meta: { title: { fr: null }, description: null } })
    expect((await page()).meta).toMatchObject({ title: {}, description: {} })
    const bad = [{ name: { it: 'Ciao' } }, { name: { de: '' } }, { name: {} }, { title: { it: 'x' } }]
    for (const meta of bad)
      expect(await post('page/info', { id: pageId, lang: 'de', meta })).toMatchObject({ status: 400 })
    expect((await page()).meta.name).toEqual({ de: 'Hallo', fr: 'Salut' })
  })

  it('[API-11] the list of pages has meta, addresses and sections', async () => {
    const { taken, pageId, ask } = await start()
    await taken('POST', 'page/info', { id: pageId, lang: 'de', meta: { name: 'Entwurf' } })
    const pages = (await taken('GET', 'page', { includeDrafts: 'true' })) as PageInfo[]
    expect(pages.find(({ id }) => id === pageId)).toMatchObject({
      meta: { name: { de: 'Entwurf', fr: 'Accueil' }, disallowedLanguages: [] },
      availableSlugs: { de: 'start', fr: 'accueil' },
      children: [
        { name: 'hero', status: 'published', visible: true, meta: { disallowedLanguages: [] } },
        { name: 'imageBoard', status: 'published' },
      ],
    })
    const shown = (await taken('GET', 'page')) as PageInfo[]
    expect(shown.find(({ id }) => id === pageId)).toMatchObject({ meta: { name: { de: 'Start' } } })
    expect(JSON.stringify(shown)).not.toContain('children')
    expect(await ask('GET', 'page', { includeDrafts: 'true', withAll: 'true' })).toMatchObject({ status: 400 })
  })

  it('[API-11] the settings come without our additions, which keep their value', async () => {
    const { taken, post, storage, site } = await start()
    const own = (await taken('GET', 'settings')) as Settings
    await taken('POST', 'settings', {
      ...own,
      header: { ...own.header, street: 'Gasse 1' },
      bookingButton: { ...own.bookingButton, type: 'email', email: 'a@example.ch' },
      vitrine: { ...own.vitrine, retentionDays: 7, mailTexts: { de: { subject: 'a', body: 'b', signature: 'c' } } },
    })
    const specified = {
      appearance: {
        header: 'transparent',
        opaqueHeaderOnMobile: true,
        showLogoOnMobile: false,
        triangle: true,
        bubble: false,
        gradient: { enabled: true, from: 'primary', to: null },
      },
      header: {
        useBusinessDataFromLookUp: false,
        logoSize: 'large',
        logoPosition: 'center',
        useAlternativeLogo: true,
        boldHeaderFont: true,
        upperCase: true,
        loginPage: { useLinkToLoginPage: true, url: 'https://example.ch/login' },
      },
      footer: {
        useBusinessDataFromLookUp: false,
        street: 'Marktgasse 2',
        city: '8400 Winterthur',
        email: 'info@example.ch',
        phone: '052 212 34 56',
        logoSize: 'small',
        upperCase: true,
        links: { showTerms: true },
      },
      bookingButton: {
        active: true,
        position: 'left',
        color: 'header',
        url: 'https://example.ch/termin',
        useShoreBooking: true,
        shoreCompany: 'laden',
      },
      editor: { locale: 'fr' },
      tracking: { googleAnalytics: 'G-ABCD1234', googleTagManager: '', facebookPixel: '' },
      socialAccounts: {
        instagram: 'https://instagram.com/laden',
        facebook: '',
        linkedin: 'https://linkedin.com/laden',
      },
      contact: { email: 'kontakt@example.ch', companyName: 'Laden' },
    }
    for (const method of ['POST', 'PUT'] as const) {
      await taken(method, 'settings', specified)
      const { linkedin, ...social } = specified.socialAccounts
      expect(await settingsOf(storage.read, site.id)).toMatchObject({
        ...specified,
        socialAccounts: { ...social, linkedIn: linkedin, behold: own.socialAccounts.behold },
        header: { ...specified.header, street: 'Gasse 1' },
        bookingButton: { ...specified.bookingButton, type: 'email', email: 'a@example.ch' },
        vitrine: { retentionDays: 7, mailTexts: { de: { subject: 'a' } } },
      })
    }
    const { contact: _, ...lacking } = specified
    expect(await post('settings', lacking)).toMatchObject({ status: 400 })
    expect(await post('settings', { ...specified, surprise: {} })).toMatchObject({ status: 400 })
    const odd = { ...specified, header: { ...specified.header, colour: 'red' } }
    expect(await post('settings', odd)).toMatchObject({ status: 400 })
    const whole = (await taken('GET', 'settings')) as Settings
    await taken('POST', 'settings', { ...whole, vitrine: { ...whole.vitrine, mailTexts: {} } })
    expect((await settingsOf(storage.read, site.id)).vitrine.mailTexts, 'named, it is replaced').toEqual({})
    const unknown = await post('optician', { branchId: newId() })
    expect(unknown).toMatchObject({ success: false, error: 'Branch ID not found' })
  })

  it('[API-11] the navigation goes back as it came', async () => {
    const { taken, pageId, ask } = await start()
    const child = {
      id: newId(),
      type: 'page',
      page: { id: pageId, meta: { disallowedLanguages: [] } },
      appearance: 'button',
    }
    const navigation = [{ id: newId(), label: { de: 'Angebot', fr: 'Offre' }, children: [child] }]
    await taken('POST', 'navigation', { navigation })
    const read = await taken('GET', 'navigation', { includeDrafts: 'true' })
    expect(read).toEqual(navigation)
    await taken('PUT', 'navigation', { navigation: read })
    expect(await taken('GET', 'navigation', { includeDrafts: 'true' })).toEqual(navigation)
    expect(await ask('PUT', 'page/add', { initialMeta: { name: 'x' }, lang: 'de' })).toMatchObject({ status: 405 })
  })

  it('[API-11] collections by their names of the specification, free pages among them', async () => {
    const { taken, post, page, boardId, pageId, document } = await start()
    const add = async (collectionName: string, more: object = {}) =>
      (
        (await taken('POST', 'collection/add', {
          collectionId: null,
          collectionName,
          collectionType: 'page',
          initialGroups: null,
          ...more,
        })) as { id: string }
      ).id
    const voice = await add('testimonials')
    expect((await page(voice)).collection).toBe('testimonial')
    const [first, second] = [await add('uncategorized', { initialGroups: ['hero'] }), await add('uncategorized')]
    expect(await page(first)).toMatchObject({ collection: null, children: [{ name: 'hero' }] })
    const sort = { collectionId: null, collectionName: 'uncategorized', active: second, over: first }
    const { order } = (await taken('POST', 'collection/sort', sort)) as { order: string[] }
    expect(order).toEqual([pageId, second, first])
    const hide = { collectionName: 'uncategorized', collectionType: 'page', groupId: null, action: 'remove' }
    await taken('POST', 'collection/add', { ...hide, collectionId: null, pageId: first })
    expect((await page(first)).status).toBe('archived')
    expect(await post('collection/add', { ...hide, pageId })).toMatchObject({ status: 403 })
    expect(await post('collection/add', { ...hide, pageId: voice })).toMatchObject({ status: 404 })
    expect(await post('collection/add', { ...hide, collectionName: 'frei', pageId: first })).toMatchObject({
      status: 400,
    })

    const board = { collectionId: boardId, collectionName: 'imageCard' }
    const card = (await taken('POST', 'collection/add', { ...board, collectionType: 'group' })) as { id: string }
    const cards = async () => (await document()).groups[1]!.cards.map(({ id }) => id)
    const [top] = await cards()
    await taken('POST', 'collection/sort', { ...board, active: card.id, over: top })
    expect((await cards())[0]).toBe(card.id)
    await taken('POST', 'collection/removeItem', { ...board, groupId: card.id })
    expect(await cards()).not.toContain(card.id)
    const named = {
      collectionName: 'testimonials',
      initialMeta: { name: { de: 'Lob' } },
      lang: 'de',
      initialGroups: [],
    }
    expect(await taken('POST', 'page/add', named)).toMatchObject({ collection: 'testimonial', slug: { de: 'lob' } })
  })

  it('[API-11] sections are added, moved, hidden, limited to languages and removed', async () => {
    const { taken, page, pageId, heroId, boardId } = await start()
    await taken('POST', 'group/add', { pageId, groupName: 'cta', nextTo: heroId })
    await taken('POST', 'group/add', { pageId, groupName: 'spacer', nextTo: null })
    const names = async () => (await page()).children.map(child => child.name)
    expect(await names()).toEqual(['hero', 'cta', 'imageBoard', 'spacer'])
    await taken('POST', 'group/sort', { pageId, groupId: boardId, direction: 'up' })
    expect(await names()).toEqual(['hero', 'imageBoard', 'cta', 'spacer'])
    const place = { pageId, groupId: heroId }
    await taken('POST', 'group/visibility', { ...place, visibleFields: { title: false, kicker: true } })
    await taken('POST', 'group/meta', { ...place, meta: { disallowedLanguages: ['fr', 'fr'] } })
    const [first] = (await page()).children
    const title = first!.children.find(({ name }) => name === 'title')!
    expect([title.visible, first!.meta]).toEqual([false, { disallowedLanguages: ['fr'] }])
    await taken('POST', 'field/visibility', { fieldId: title.id, fieldName: 'title', groupId: heroId, visible: true })
    expect((await page()).children[0]!.children.find(({ id }) => id === title.id)).toMatchObject({ visible: true })
    const status = { ...place, from: 'published', to: 'markedForDeletion', revalidationTag: [pageId] }
    await taken('POST', 'group/status', status)
    expect((await page()).children[0]!.status).toBe('markedForDeletion')
    await taken('POST', 'group/remove', { groupId: boardId, pageId })
    expect((await page()).children[1]!.status).toBe('markedForDeletion')
    expect(await taken('GET', 'page/status/publication', { id: pageId })).toMatchObject({ groups: expect.any(Number) })
    expect(await taken('GET', 'page/status/translation', { id: pageId })).toHaveProperty('fr')
    await taken('POST', 'page/publish', { id: pageId })
    expect(await names()).toEqual(['cta', 'spacer'])
  })

  it('[API-11, SEC-8] a media goes back whole; what is ours to know stays', async () => {
    const { taken, post, storage, site, picture } = await start()
    const id = await picture()
    const stored = async () => (await readMedia(storage.read, site.id, [id]))[id]!
    const media = {
      id,
      parentId: null,
      mediaType: 'image',
      mimeType: 'image/png',
      bucketFolder: 'anderswo',
      objectId: randomUUID(),
      originalFilename: 'x.png',
      extension: 'png',
      fileSize: 5,
      resolution: { width: 1, height: 1 },
      tags: ['laden', 'tag1'],
      publicUrl: '/media/x/original.png',
      blurHash: null,
      focalPoint: { x: 0.25, y: 0.75 },
      cropArea: { x: 10, y: 0, width: 50, height: 100 },
      updated: '2026-01-01T00:00:00.000Z',
      videoSettings: null,
    }
    const before = await stored()
    await taken('POST', 'media/update', { media, revalidationTag: ['a', 'b'] })
    const { tags, focalPoint, cropArea } = media
    const after = await stored()
    expect(after).toEqual({ ...before, tags, focalPoint, cropArea, updated: after.updated })
    await taken('POST', 'media/update', { media: { ...after, alt: { de: 'Werkstatt' } }, revalidationTag: null })
    expect(await stored()).toEqual({ ...after, alt: { ...before.alt, de: 'Werkstatt' } })
    await taken('POST', 'media/update', { media: { id, cropArea: null } })
    expect(await stored()).toMatchObject({ cropArea: null, tags, focalPoint })
    expect(await post('media/update', { media: { ...media, siteId: 'x' } })).toMatchObject({ status: 400 })
    expect(await post('media/update', { media: { ...media, id: newId() } })).toMatchObject({ status: 404 })
  })

  it('[API-11] calls without input need no body; going back without anything published changes nothing', async () => {
    const { app, site, cookie, taken, ask, call, page, pageId } = await start()
    await taken('POST', 'data', {
      itemType: 'page',
      linkId: pageId,
      data: { content: { type: 'localizedSingleValue', data: { de: 'Anders' } } },
    })
    await taken('POST', 'page/revertAll')
    expect((await page()).meta.name.de).toBe('Start')
    await taken('POST', 'revalidate/full')
    await taken('POST', 'revalidate/tag', { tag: pageId })
    const typed = await app.inject({
      method: 'POST',
      url: '/api/v1/page/revertAll',
      headers: { host: site.host, origin: `http://${site.host}`, cookie, 'content-type': 'application/json' },
    })
    expect(typed.json()).toMatchObject({ status: 200, success: true })
    expect(await ask('POST', 'page/publish')).toMatchObject({ status: 400, code: 'invalid_input' })
    const draft = (
      await call('POST', 'page/add', { initialMeta: { name: 'Neu' }, lang: 'de', initialGroups: ['hero'] })
    ).body.data as unknown as PageInfo
    expect(await taken('POST', 'page/revert', { id: draft.id })).toEqual({ id: draft.id, reverted: 0 })
    expect(await page(draft.id)).toMatchObject({ meta: { name: { de: 'Neu' } }, children: [{ name: 'hero' }] })
    await taken('POST', 'page/remove', { id: draft.id })
    expect(await ask('GET', 'page/info', { id: draft.id })).toMatchObject({ status: 404 })
  })

  it('[API-11] the news are read and marked', async () => {
    const { taken } = await start()
    const all = (await taken('GET', 'changelog', { language: 'de', showAll: 'true' })) as { date: string }[]
    expect(all[0]).toMatchObject({ date: expect.any(String), de: expect.any(String), fr: expect.any(String) })
    await taken('POST', 'changelog', { dates: all.map(({ date }) => date) })
    expect(await taken('GET', 'changelog', { language: 'de', showAll: 'false' })).toEqual([])
    expect(await taken('GET', 'optician')).toEqual([])
    expect((await taken('GET', 'auth')) as object).toMatchObject({ role: 'admin' })
  })

  it('[API-11, SEC-2] without an origin it hears what is missing', async () => {
    const { app, site, cookie, pageId } = await start()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/page/publish',
      headers: { host: site.host, cookie },
      payload: { id: pageId },
    })
    expect(answer.json()).toMatchObject({ status: 403, code: 'cross_site', error: expect.stringContaining('token') })
  })
})
