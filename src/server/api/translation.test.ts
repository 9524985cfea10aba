import { expect, it, onTestFinished } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { caller, createTestPage, createTestSite, hero, signIn, startTestServer } from '../../../test/server'
import { startTranslationServer } from '../../../test/translationServer'
import type { GroupDraft } from '../../content/draft'
import type { Locale } from '../../content/locale'
import type { Settings } from '../../content/settings'
import { writeRichText } from '../../content/writeRichText'
import type { TranslationChanges, TranslationProgress, TranslationTexts } from '../../contract/translation'
import { changeQuota } from '../commands/change'
import type { Workbench } from '../commands/run'
import { textsOfPage } from '../editing/textsOfPage'
import { translationHandlers } from '../jobs/translate'
import { newId } from '../newId'
import { findSiteById } from '../storage/sites'

const five = 'Eins. Zwei. Drei. Vier. Fünf.'

onBothEngines('translation by machine', open => {
  const begin = async ({
    locales = ['de', 'fr', 'it'] as Locale[],
    groups = [hero(five)] as GroupDraft[],
    isSetUp = true,
    translate,
  }: {
    locales?: Locale[]
    groups?: GroupDraft[]
    isSetUp?: boolean
    translate?: (text: string, to: string) => string
  } = {}) => {
    const deepl = await startTranslationServer({ translate })
    onTestFinished(deepl.close)
    const env: Record<string, string> = isSetUp ? { DEEPL_KEY: 'secret-key', DEEPL_URL: deepl.url } : {}
    const { app, storage, services } = await startTestServer(await open(), { env })
    const site = await createTestSite(storage, { locales })
    const pageId = await createTestPage(storage, site, { groups, name: { de: 'Start' }, isPublished: false })
    const as = async (languages: Locale[] | null = null) => {
      const { cookie } = await signIn(storage, site, 'admin', languages)
      return caller({ app, site, cookie })
    }
    const call = await as()
    const head = (await findSiteById(storage.read, site.id))!
    const read = async (field = 'title') =>
      (await textsOfPage(storage.read, head, pageId)).find(
        text => text.where.of === 'field' && text.where.field === field,
      )!
    const { itemId } = await read(Object.keys(groups[0]!.fields!)[0])
    const target = async (locale: Locale = 'fr') => (await read()).targets[locale]!
    const write = (locale: Locale, value: string, by = call) =>
      by('POST', 'data', {
        itemType: 'field',
        linkId: itemId,
        data: { content: { type: 'localizedSingleValue', data: { [locale]: value } } },
        changeId: newId(),
      })
    const translate_ = (more: object = {}, by = call) =>
      by('POST', 'translation', { pageId, fieldId: itemId, from: 'de', to: 'fr', ...more })
    const update = (lang: Locale = 'fr', by = call) =>
      by('POST', 'translation/update', { pageId, itemId, lang, changeId: newId() })
    const changes = async (lang: Locale = 'fr') =>
      (await call('GET', 'translation/changes', { pageId, itemId, lang })).body.data as unknown as TranslationChanges
    const undo = () => call('POST', 'page/undo', { id: pageId, changeId: newId() })
    /** All runs of a task, one after the other, as the runner would do it. */
    const runJobs = async () => {
      for (;;) {
        const job = await storage.read
          .selectFrom('jobs')
          .selectAll()
          .where('kind', '=', 'translation:run')
          .where('unique_key', 'like', `translation:${site.id}:%`)
          .executeTakeFirst()
        if (!job) return
        await storage.write(tx => tx.db.deleteFrom('jobs').where('id', '=', job.id).execute())
        const context = { attempt: 1, isLastAttempt: false, now: Date.now() }
        await translationHandlers(services)['translation:run'].run(JSON.parse(job.payload), context)
      }
    }
    const progress = async (id: string) =>
      (await call('GET', 'translation/progress', { id })).body.data as unknown as TranslationProgress
    return {
      ...{ app, storage, services, site, head, pageId, itemId, call, as, deepl },
      ...{ read, target, write, translate: translate_, update, changes, undo, runJobs, progress },
    }
  }

  it('[LANG-1, API-1] a field is translated and written as a machine’s text, and undo takes it back', async () => {
    const { translate, target, undo, write, pageId, call } = await begin()
    const answer = await translate()
    expect(answer).toMatchObject({ status: 200, body: { data: { key: 'text:fr', value: `fr:${five}` } } })
    expect(await target()).toMatchObject({
      value: `fr:${five}`,
      state: 'machine',
      provenance: { origin: 'machine', source: { locale: 'de', text: five } },
    })
    const { body } = await call('GET', 'page/status/translation', { id: pageId })
    expect(body.data).toEqual({ de: 0, fr: 0, it: 1 })
    // What a person corrects at once is a step of its own.
    await write('fr', 'Corrigé.')
    expect((await target()).state).toBe('done')
    await undo()
    expect(await target()).toMatchObject({ value: `fr:${five}`, state: 'machine' })
    await undo()
    expect(await target()).toMatchObject({ value: null, state: 'missing' })
  })

  it('[LANG-6] a text that is there is replaced only when that is said, and never one changed meanwhile', async () => {
    const { translate, target, write, deepl } = await begin()
    await write('fr', 'À la main.')
    expect(await translate()).toMatchObject({ status: 409, body: { code: 'translation_exists' } })
    expect(await translate({ overwrite: true, base: 7 })).toMatchObject({ status: 409, body: { code: 'stale_base' } })
    expect(deepl.sent).toHaveLength(0)
    expect(await target()).toMatchObject({ value: 'À la main.', state: 'done' })
    expect(await translate({ overwrite: true, base: 1 })).toMatchObject({ status: 200 })
    expect(await target()).toMatchObject({ value: `fr:${five}`, state: 'machine' })
  })

  it('[LANG-6] somebody who writes while the service thinks keeps the text', async () => {
    const { translate, target, write, deepl } = await begin()
    deepl.meanwhile.push(() => write('fr', 'Schneller.'))
    const answer = await translate()
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale_base' } })
    expect(await target()).toMatchObject({ value: 'Schneller.', state: 'done' })
  })

  it('[LANG-6] one German sentence of five: exactly its translations are outdated, and updating changes exactly that', async () => {
    const { translate, target, write, update, changes, undo, deepl } = await begin({
      translate: (text, to) => (to === 'FR' ? text.replaceAll(/([A-ZÜ][a-zü ]+)\./g, 'Fr $1.') : `it:${text}`),
    })
    await translate()
    await translate({ to: 'it' })
    const corrected = 'Un (corrigé). Fr Zwei. Fr Drei. Fr Vier. Fr Fünf.'
    await write('fr', corrected)
    expect(await target()).toMatchObject({ state: 'done' })
    await write('de', 'Eins. Zwei. Drei neu. Vier. Fünf.')
    expect((await target('fr')).state).toBe('outdated')
    expect((await target('it')).state).toBe('outdated')
    expect(await changes()).toMatchObject({
      state: 'outdated',
      isPaired: true,
      sentences: [
        { change: 'same' },
        { change: 'same' },
        { change: 'changed', before: 'Drei.', after: 'Drei neu.' },
        { change: 'same' },
        { change: 'same' },
      ],
    })
    deepl.sent.length = 0
    expect(await update()).toMatchObject({ status: 200 })
    expect(deepl.texts()).toEqual(['Drei neu.'])
    expect(await target()).toMatchObject({
      value: 'Un (corrigé). Fr Zwei. Fr Drei neu. Fr Vier. Fr Fünf.',
      state: 'machine',
    })
    expect((await target('it')).state).toBe('outdated')
    await undo()
    expect(await target()).toMatchObject({ value: corrected, state: 'outdated' })
    await undo()
    expect((await target('fr')).state).toBe('done')
    expect((await target('it')).state).toBe('machine')
  })

  it('[LANG-6] where sentences cannot be paired nothing is changed; a proposal can be looked at', async () => {
    const { target, write, update, changes, call, pageId, itemId } = await begin()
    await write('fr', 'Un, deux. Trois.')
    await write('de', 'Eins. Zwei. Drei neu. Vier. Fünf.')
    expect(await changes()).toMatchObject({ isPaired: false })
    expect(await update()).toMatchObject({ status: 409, body: { code: 'not_paired' } })
    const proposal = await call('POST', 'translation/propose', { pageId, itemId, from: 'de', to: 'fr' })
    expect(proposal.body.data).toEqual({ value: 'fr:Eins. Zwei. Drei neu. Vier. Fünf.' })
    expect(await target()).toMatchObject({ value: 'Un, deux. Trois.', state: 'outdated' })
  })

  it('[LANG-6] «still right»: the words stay, the mark goes, undo brings it back', async () => {
    const { target, write, call, undo, pageId, itemId, translate } = await begin()
    await translate()
    const confirm = () =>
      call('POST', 'translation/confirm', { pageId, texts: [{ itemId, lang: 'fr' }], changeId: newId() })
    expect((await confirm()).status).toBe(200)
    expect(await target()).toMatchObject({ value: `fr:${five}`, state: 'done' })
    await write('de', 'Anders.')
    expect((await target()).state).toBe('outdated')
    await confirm()
    expect((await target()).state).toBe('done')
    await undo()
    expect((await target()).state).toBe('outdated')
  })

  it('[SEC-3] who may write French alone translates into no other language, by no way', async () => {
    const { as, translate, update, call, pageId, itemId, read, write, deepl } = await begin()
    await write('it', 'Uno. Due. Tre. Quattro. Cinque.')
    await write('de', `${five} Sechs.`)
    const limited = await as(['fr'])
    const { where } = await read()
    const refused = { status: 403, body: { code: 'not_allowed' } }
    expect(await translate({ to: 'it', overwrite: true }, limited)).toMatchObject(refused)
    expect(await update('it', limited)).toMatchObject(refused)
    const texts = [{ itemId, lang: 'it' }]
    expect(await limited('POST', 'translation/confirm', { pageId, texts })).toMatchObject(refused)
    const { groupId } = where as { groupId: string }
    expect(await limited('POST', 'translation/section', { pageId, groupId, to: 'it' })).toMatchObject(refused)
    expect(await limited('POST', 'translation/start', { pageId, to: ['it'] })).toMatchObject(refused)
    const proposal = { pageId, itemId, from: 'de', to: 'it' }
    expect(await limited('POST', 'translation/propose', proposal)).toMatchObject(refused)
    expect(deepl.sent).toHaveLength(0)
    expect(await translate({}, limited)).toMatchObject({ status: 200 })
    const { body } = await limited('GET', 'translation/texts', { id: pageId, lang: 'it' })
    expect(body.data).toMatchObject({ translator: null, problem: 'not_allowed' })
    expect((await call('GET', 'translation/texts', { id: pageId, lang: 'it' })).body.data).toMatchObject({
      translator: 'DeepL',
      problem: null,
    })
  })

  it('[LANG-1] says why not: no service, a language it does not know, no source, not of this page', async () => {
    const off = await begin({ isSetUp: false })
    expect(await off.translate()).toMatchObject({ status: 409, body: { code: 'no_translator' } })
    const { body } = await off.call('GET', 'translation/texts', { id: off.pageId, lang: 'fr' })
    expect(body.data).toMatchObject({ translator: null, problem: 'no_translator' })
    const { translate, call, pageId } = await begin({ locales: ['de', 'fr', 'rm'] })
    expect(await translate({ to: 'rm' })).toMatchObject({ status: 409, body: { code: 'language_not_spoken' } })
    expect(await translate({ from: 'fr', to: 'de' })).toMatchObject({ body: { code: 'nothing_to_translate' } })
    expect(await translate({ to: 'en' })).toMatchObject({ status: 400 })
    expect(await translate({ to: 'de' })).toMatchObject({ status: 400 })
    expect(await translate({ fieldId: newId() })).toMatchObject({ status: 404 })
    expect(await translate({ fieldId: pageId, key: 'name' })).toMatchObject({ body: { data: { value: 'fr:Start' } } })
    const { data } = (await call('GET', 'page/info', { id: pageId })).body as { data: { slug: object } }
    expect(data.slug).toMatchObject({ fr: 'fr-start' })
  })

  it.each([
    [{ status: 403 }, 'translator_key'],
    [{ status: 456 }, 'translator_quota'],
    [{ raw: 'garbage' }, 'translator_failed'],
    [{ raw: '{"translations":[{"text":"x"}]}', isHalf: true }, 'translator_failed'],
  ])('[LANG-1] whatever the service answers, nothing is half-written or counted: %o', async (fault, code) => {
    const { translate, target, deepl, storage, site } = await begin()
    deepl.faults.push(fault)
    expect(await translate()).toMatchObject({ body: { success: false, code } })
    expect(await target()).toMatchObject({ value: null, version: 0 })
    const used = await storage.read
      .selectFrom('translated')
      .select('characters')
      .where('site_id', '=', site.id)
      .execute()
    expect(used).toEqual([{ characters: 0 }])
  })

  it('[LANG-1] a site translates no more than its day’s quota', async () => {
    const { translate, storage, site, target } = await begin()
    const query = storage.read.selectFrom('sites').select('key').where('id', '=', site.id)
    const { key } = await query.executeTakeFirstOrThrow()
    const quota = (...words: string[]) => changeQuota({ storage } as Workbench, ['--key', key, ...words])
    expect(await quota('--translated', String(five.length + 5))).toContain('characters translated a day')
    const answers = await Promise.all([translate(), translate({ to: 'it' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(answers.find(({ status }) => status === 429)!.body.code).toBe('translation_quota')
    await quota('--default')
    const lacking = (await target('fr')).state === 'missing' ? 'fr' : 'it'
    expect(await translate({ to: lacking })).toMatchObject({ status: 200 })
    await expect(quota('--translated', 'many')).rejects.toThrow('from 0 on')
  })

  it('[LANG-6] the site’s glossary decides its words', async () => {
    const { translate, call, target, write } = await begin()
    const settings = (await call('GET', 'settings')).body.data as unknown as Settings
    settings.vitrine.glossary = [{ from: 'Gleitsicht', to: { fr: 'progressifs' } }]
    await call('POST', 'settings', settings)
    await write('de', 'Gleitsicht für alle.')
    await translate()
    expect((await target()).value).toBe('fr:progressifs für alle.')
  })

  const board: GroupDraft[] = [
    hero('Klar sehen'),
    {
      type: 'richTextBlock',
      fields: { textBlock: { text: { de: writeRichText('## Titel\n\nEin **fetter** Satz.') } } },
    },
  ]

  it('[LANG-1] a section at once, only what is missing', async () => {
    const { call, pageId, read, write } = await begin({ groups: board })
    await write('it', 'A mano')
    const groupIds = await Promise.all(
      ['title', 'textBlock'].map(async field => ((await read(field)).where as { groupId: string }).groupId),
    )
    const answers = []
    for (const groupId of groupIds)
      answers.push((await call('POST', 'translation/section', { pageId, groupId, to: 'it' })).body.data)
    expect(answers).toEqual([
      { done: 0, skipped: [] },
      { done: 1, skipped: [] },
    ])
    expect((await read('title')).targets.it!.value).toBe('A mano')
    expect((await read('textBlock')).targets.it!.value).toMatchObject({ text: 'it:Titel\nit:Ein fetter Satz.' })
    expect((await read('textBlock')).targets.fr!.state).toBe('missing')
  })

  it('[LANG-1] a whole page behind the requests: all languages, one step to undo; what is there stays', async () => {
    const { call, pageId, read, write, runJobs, progress, undo, deepl } = await begin({ groups: board })
    await write('it', 'A mano')
    const started = await call('POST', 'translation/start', { pageId, changeId: newId() })
    const { id, total } = started.body.data as unknown as TranslationProgress
    // Name, title and rich text in two languages, without the one that is there.
    expect(total).toBe(5)
    expect(deepl.sent).toHaveLength(0)
    await runJobs()
    expect(await progress(id)).toMatchObject({ state: 'done', done: 5, total: 5, skipped: [] })
    expect((await read('title')).targets).toMatchObject({
      fr: { value: 'fr:Klar sehen', state: 'machine' },
      it: { value: 'A mano', state: 'done' },
    })
    await undo()
    expect((await read('title')).targets).toMatchObject({ fr: { state: 'missing' }, it: { value: 'A mano' } })
    expect((await read('textBlock')).targets).toMatchObject({ fr: { state: 'missing' }, it: { state: 'missing' } })
  })

  it('[LANG-6] of a whole page only what somebody wrote meanwhile is left, and named', async () => {
    const { call, pageId, itemId, read, write, runJobs, progress, deepl } = await begin({ groups: board })
    const { body } = await call('POST', 'translation/start', { pageId, to: ['fr'] })
    const { id } = body.data as unknown as TranslationProgress
    deepl.meanwhile.push(() => write('fr', 'Schneller.'))
    await runJobs()
    expect(await progress(id)).toMatchObject({
      state: 'done',
      done: 3,
      total: 3,
      skipped: [{ itemId, key: 'text', locale: 'fr', code: 'stale_base' }],
    })
    expect((await read('title')).targets.fr).toMatchObject({ value: 'Schneller.', state: 'done' })
    expect((await read('textBlock')).targets.fr!.state).toBe('machine')
  })

  it('[LANG-1] cancelled it stops, refused it says why; what was translated stays', async () => {
    const { call, pageId, runJobs, progress, deepl, read } = await begin({ groups: board })
    const begun = async () =>
      ((await call('POST', 'translation/start', { pageId })).body.data as unknown as TranslationProgress).id
    const first = await begun()
    expect((await call('POST', 'translation/cancel', { id: first })).body.data).toMatchObject({ state: 'cancelled' })
    await runJobs()
    expect(deepl.sent).toHaveLength(0)
    expect((await call('POST', 'translation/cancel', { id: newId() })).status).toBe(404)
    const second = await begun()
    deepl.faults.push({ status: 456 })
    await runJobs()
    expect(await progress(second)).toMatchObject({ state: 'failed', error: 'translator_quota', done: 0 })
    expect((await read('title')).targets.fr!.state).toBe('missing')
    const third = await begun()
    await runJobs()
    expect(await progress(third)).toMatchObject({ state: 'done', done: 6 })
  })

  it('[LANG-1] all that is missing on a site: every page, the navigation and the texts of mails', async () => {
    const { call, storage, site, pageId, runJobs, progress } = await begin({ locales: ['de', 'fr'] })
    await createTestPage(storage, site, { name: { de: 'Zweite' }, groups: [hero('Hallo')], isPublished: false })
    const navigation = [
      {
        id: newId(),
        label: { de: 'Über uns' },
        children: [{ id: newId(), type: 'page', page: { id: pageId }, appearance: 'default' }],
      },
    ]
    await call('POST', 'navigation', { navigation })
    const settings = (await call('GET', 'settings')).body.data as unknown as Settings
    settings.vitrine.mailTexts = { de: { subject: 'Danke', body: 'Wir melden uns.', signature: '' } }
    expect((await call('POST', 'settings', settings)).status).toBe(200)
    const { id, total } = (await call('POST', 'translation/start')).body.data as unknown as TranslationProgress
    expect(total).toBe(7)
    await runJobs()
    expect(await progress(id)).toMatchObject({ state: 'done', done: 7, skipped: [] })
    const after = (await call('GET', 'settings')).body.data as unknown as Settings
    expect(after.vitrine.mailTexts.fr).toEqual({ subject: 'fr:Danke', body: 'fr:Wir melden uns.', signature: '' })
    expect((await call('GET', 'navigation', { includeDrafts: 'true' })).body.data).toMatchObject([
      { label: { fr: 'fr:Über uns' } },
    ])
  })

  it('[LANG-6] what each text of a page is, for the marks', async () => {
    const { call, pageId, itemId, translate, write } = await begin()
    await translate()
    const marks = async () =>
      ((await call('GET', 'translation/texts', { id: pageId, lang: 'fr' })).body.data as unknown as TranslationTexts)
        .texts
    expect((await marks()).find(text => text.itemId === itemId)).toMatchObject({
      state: 'machine',
      isMachine: true,
      field: 'title',
    })
    await write('de', 'Neu.')
    expect((await marks()).find(text => text.itemId === itemId)).toMatchObject({ state: 'outdated', isMachine: true })
  })
})
