import { expect, it } from 'vitest'
import { texts as lines, startEditing } from '../../../../test/editing'
import { createFaults, type Fault } from '../../../../test/editor/faultyServer'
import { createTestStorage } from '../../../../test/editor/workspace'
import { onBothEngines } from '../../../../test/engines'
import { eventually } from '../../../../test/eventually'
import { Unanswered } from '../../../contract/client'
import { setMembership } from '../../../server/storage/people'
import { createJournal } from './journal'
import type { Ask } from './sendText'
import { createTranslation } from './translation'

onBothEngines('the translator’s desk', open => {
  const begin = async () => {
    const editing = await startEditing(await open(), { locales: ['de', 'fr', 'it'] })
    const { call, pageId: id } = editing
    const faults = createFaults()
    const kept = createTestStorage()
    const ask = (async (made: { method: 'GET' | 'POST'; path: string }, input: object) => {
      const perform = async () => (await call(made.method, made.path, input)).body as never
      if (made.method === 'GET') return perform()
      return faults.pass(perform).catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error
        return { success: false, data: null, code: 'offline', error: '' }
      })
    }) as unknown as Ask
    /** As after a reload: only what the browser keeps is known. */
    const openDesk = async () => {
      const desk = createTranslation({ ask, id, from: 'de', to: 'it', journal: createJournal('me', kept) })
      await desk.load()
      const find = (key: string) => desk.get().entries.find(entry => entry.key === key)!
      const write = async (value: string, key = 'text') => {
        desk.type(find(key).id, value)
        await desk.leave(find(key).id)
        return find(key)
      }
      return { ...desk, find, write }
    }
    const stored = async (key = 'text') => {
      const { texts } = (await call('GET', 'languages/texts', { id, to: 'it' })).body.data as {
        texts: { key: string; itemId: string; target: unknown }[]
      }
      return texts.find(text => text.key === key)!
    }
    const writeElsewhere = async (value: string) =>
      call('POST', 'data', { itemType: 'field', linkId: (await stored()).itemId, data: lines({ it: value }) })
    return { ...editing, faults, kept, openDesk, stored, writeElsewhere }
  }

  const said: [Fault, status: string, code: string][] = [
    ['400', 'refused', 'invalid_input'],
    ['413', 'refused', 'too_large'],
    ['404', 'refused', 'not_found'],
    ['429', 'waiting', 'too_many'],
    ['500', 'waiting', 'internal'],
    ['none', 'waiting', 'offline'],
    ['lost', 'waiting', 'offline'],
  ]

  it('[EDIT-13] whatever the server says, what was typed stays, is told of, and is sent again after a reload', async () => {
    const { faults, openDesk, stored, kept } = await begin()
    for (const [index, [fault, status, code]] of said.entries()) {
      const value = `Vedere ${index}`
      const desk = await openDesk()
      faults.plan(fault)
      expect([fault, await desk.write(value)]).toMatchObject([fault, { typed: value, status, code }])
      const next = await openDesk()
      expect(next.find('text')).toMatchObject({ target: value, status: 'saved', typed: undefined })
      expect((await stored()).target).toBe(value)
    }
    expect(kept.keys()).toEqual([])
  })

  it('[SEC-3, EDIT-13] who may no longer write a language keeps what was typed, with the reason', async () => {
    const { storage, site, personId, openDesk } = await begin()
    const limit = (languages: ['fr'] | null) =>
      storage.write(tx => setMembership(tx, site.id, personId, { role: 'optician', languages }))
    const desk = await openDesk()
    await limit(['fr'])
    expect(await desk.write('Vedere')).toMatchObject({ typed: 'Vedere', status: 'refused', code: 'not_allowed' })
    await limit(null)
    expect((await openDesk()).find('text')).toMatchObject({ target: 'Vedere', status: 'saved' })
  })

  it('[EDIT-13] two wrote the same text: both are there to choose from, after a reload too', async () => {
    const { openDesk, stored, writeElsewhere } = await begin()
    const desk = await openDesk()
    await writeElsewhere('Vista')
    expect(await desk.write('Vedere')).toMatchObject({
      typed: 'Vedere',
      status: 'conflict',
      theirs: { value: 'Vista' },
    })
    const next = await openDesk()
    expect(next.find('text')).toMatchObject({ typed: 'Vedere', status: 'conflict', theirs: { value: 'Vista' } })
    await next.choose(next.find('text').id, 'mine')
    expect((await stored()).target).toBe('Vedere')
    await writeElsewhere('Vista')
    await next.write('Guardare')
    await next.choose(next.find('text').id, 'theirs')
    expect(next.find('text')).toMatchObject({ target: 'Vista', status: 'idle', typed: undefined })
  })

  it('[EDIT-13] what is typed on while the first words are on their way follows them, even where the answer is lost', async () => {
    const { faults, openDesk, stored } = await begin()
    for (const fault of ['slow', 'slowLost'] as const) {
      const desk = await openDesk()
      const { id } = desk.find('text')
      faults.plan(fault)
      desk.type(id, `Vedere ${fault}`)
      const sending = desk.leave(id)
      await eventually(() => expect(faults.held()).toBe(1))
      desk.type(id, `Vedere bene ${fault}`)
      faults.release()
      await sending
      await desk.sendWaiting()
      expect(desk.find('text')).toMatchObject({ status: 'saved', theirs: null })
      expect((await stored()).target).toBe(`Vedere bene ${fault}`)
    }
  })

  it('[LANG-2] with a name comes its address, which is written on what is there then', async () => {
    const { openDesk, stored } = await begin()
    const desk = await openDesk()
    await desk.write('Pagina', 'name')
    expect(desk.find('slug')).toMatchObject({ target: 'pagina', status: 'idle' })
    expect(await desk.write('La Pagina', 'slug')).toMatchObject({ target: 'la-pagina', status: 'saved' })
    expect((await stored('slug')).target).toBe('la-pagina')
  })

  it('[LANG-1] one text by machine: where nobody translates the reason is said, and what is typed comes first', async () => {
    const { openDesk, stored } = await begin()
    const desk = await openDesk()
    const { id } = desk.find('text')
    await desk.translate(id)
    expect(desk.find('text')).toMatchObject({ status: 'refused', code: 'no_translator', typed: undefined })
    desk.type(id, 'Vedere')
    await desk.translate(id)
    expect(desk.find('text')).toMatchObject({ status: 'typed', typed: 'Vedere' })
    expect((await stored()).target).toBeNull()
  })

  it('[LANG-6] «still right» takes the mark away; what is typed already is saved instead', async () => {
    const { call, openDesk, stored, writeElsewhere } = await begin()
    await writeElsewhere('Vista')
    const { itemId } = await stored()
    await call('POST', 'data', { itemType: 'field', linkId: itemId, data: lines({ de: 'Scharf sehen' }) })
    const desk = await openDesk()
    const { id, state } = desk.find('text')
    expect(state).toBe('outdated')
    await desk.confirm(id)
    expect(desk.find('text')).toMatchObject({ state: 'done', status: 'saved', target: 'Vista' })
    desk.type(id, 'Vista acuta')
    await desk.confirm(id)
    expect((await stored()).target).toBe('Vista acuta')
  })
})
