import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Group } from '../src/content/group'
import { counts } from './counts'
import { type Editing, editNewSite, texts, writeField } from './editing'
import { onBothEngines } from './engines'
import { everyGroup, listOf, liveTitles, type Model, type ModelGroup, newGroup, publish, remove, revert } from './model'
import { seed } from './seed'
import { createTestPage, startTestServer, visit } from './server'

const stepsEach = 30

const kinds = [
  'addHero',
  'addBoard',
  'addCard',
  'edit',
  'edit',
  'option',
  'move',
  'hide',
  'remove',
  'restore',
  'publish',
  'revert',
  'unpublish',
] as const
type Step = { kind: (typeof kinds)[number]; at: number; to: number }

type Run = Editing & { id: string; model: Model; titles: number }

/** Does one step through the API and in the model; a step that finds nothing to act on is passed over. */
const take = async (run: Run, { kind, at, to }: Step) => {
  const { call, model, id: pageId } = run
  const post = async (path: string, input: object, status = 200) => {
    const answer = await call('POST', path, input)
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(status)
    return answer.body.data as unknown as { id: string }
  }
  const all = everyGroup(model.groups)
  const group = all[at % Math.max(1, all.length)]
  const place = { pageId, groupId: group?.id }
  if (kind === 'addHero' || kind === 'addBoard') {
    const type = kind === 'addHero' ? 'hero' : 'imageBoard'
    const before = model.groups[to % (model.groups.length + 1)]
    const nextTo = before && { groupId: before.id, position: 'before' }
    const { id } = await post('group/add', { pageId, groupName: type, nextTo })
    model.groups.splice(before ? model.groups.indexOf(before) : model.groups.length, 0, newGroup(id, type))
    return
  }
  if (kind === 'publish') {
    await post('page/publish', { id: pageId })
    return publish(model)
  }
  if (kind === 'revert' || kind === 'unpublish') {
    // Without anything published a revert changes nothing, and says so by success (API-11).
    await post(`page/${kind}`, { id: pageId }, model.published || kind === 'revert' ? 200 : 409)
    if (!model.published) return
    if (kind === 'revert') return revert(model)
    model.published = null
    return
  }
  if (!group) return
  if (kind === 'addCard') {
    if (group.type !== 'imageBoard') return
    const board = { collectionId: group.id, collectionName: 'imageCard', collectionType: 'group' }
    const { id } = await post('collection/add', board)
    group.cards.push(newGroup(id, 'imageCard'))
  } else if (kind === 'edit') {
    run.titles += 1
    group.title = to % 5 === 0 ? null : `T${run.titles}.`
    const data = texts({ de: group.title, fr: group.title })
    expect((await writeField(run, { groupId: group.id, name: 'title', data })).status).toBe(200)
  } else if (kind === 'option') {
    if (group.type === 'imageCard') return
    group.alignment = to % 2 ? 'left' : 'center'
    const options = { alignment: { value: group.alignment } }
    await post('data', { itemType: 'group', linkId: group.id, data: { options } })
  } else if (kind === 'move') {
    const list = listOf(model, group)
    const from = list.indexOf(group)
    const next = from + (to % 2 ? 1 : -1)
    await post('group/sort', { ...place, direction: to % 2 ? 'down' : 'up' })
    if (next >= 0 && next < list.length) list.splice(next, 0, ...list.splice(from, 1))
  } else if (kind === 'hide') {
    group.visible = to % 2 === 0
    await post('group/visibility', { ...place, visible: group.visible })
  } else if (kind === 'remove') {
    await post('group/remove', place)
    remove(model, group)
  } else if (group.status === 'markedForDeletion') {
    await post('group/status', { ...place, from: 'markedForDeletion', to: 'published' })
    group.status = 'published'
  }
}

/** A stored group in the model's words. */
const inWords = (group: Group): ModelGroup => ({
  id: group.id,
  type: group.type as ModelGroup['type'],
  status: group.status as ModelGroup['status'],
  visible: group.visible,
  title: (group.fields.title?.text.de as string | undefined) ?? null,
  alignment: (group.options.alignment as string | undefined) ?? null,
  cards: group.cards.map(inWords),
})

const agree = async (run: Run, { kind }: Step) => {
  const { app, site, call, model, id, document } = run
  expect((await document(id)).groups.map(inWords)).toEqual(model.groups)
  const { children, status } = await run.info(id)
  expect(status).toBe(model.published ? 'published' : 'draft')
  const listed = children.map(child => [child.id, child.status, child.visible])
  expect(listed).toEqual(model.groups.map(group => [group.id, group.status, group.visible]))
  const { body, statusCode } = await visit(app, site, '/de/probe')
  const titles = liveTitles(model)
  expect(statusCode).toBe(titles ? 200 : 404)
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  if (titles) expect(main.match(/T\d+\./g) ?? []).toEqual(titles)
  if (kind === 'publish' || (kind === 'revert' && model.published)) {
    const counts = await call('GET', 'page/status/publication', { id })
    expect(counts.body.data).toEqual({ fields: 0, groups: 0, pages: 0 })
  }
}

onBothEngines('random editing', open => {
  it('[PUB-1, PUB-4, PUB-5, PUB-8, EDIT-10, EDIT-20] agrees with a plain model after every step', async () => {
    const storage = await open()
    const server = await startTestServer(storage)
    const step = fc.record({ kind: fc.constantFrom(...kinds), at: fc.nat(1000), to: fc.nat(1000) })
    const runs = counts.sequences[storage.engine]
    const property = fc.asyncProperty(fc.array(step, { minLength: stepsEach, maxLength: stepsEach }), async steps => {
      const editing = await editNewSite(server, { groups: [] })
      const name = { de: 'Probe', fr: 'Essai' }
      const id = await createTestPage(storage, editing.site, { name, groups: [], isPublished: false })
      const run: Run = { ...editing, id, model: { groups: [], published: null }, titles: 0 }
      for (const entry of steps) {
        await take(run, entry)
        await agree(run, entry)
      }
      expect((await editing.call('POST', 'page/remove', { id })).status).toBe(200)
      expect((await visit(editing.app, editing.site, '/de/probe')).statusCode).toBe(404)
      expect((await editing.call('GET', 'page/info', { id })).status).toBe(404)
    })
    // Several at once, each on its own site: writes then also share commits.
    const lanes = Array.from({ length: 4 }, (_, lane) =>
      fc.assert(property, { seed: seed + lane, numRuns: Math.ceil(runs / 4), endOnFailure: true }),
    )
    await Promise.all(lanes)
  })
})
