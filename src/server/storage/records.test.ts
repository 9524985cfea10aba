import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { newSite } from '../../../test/newSite'
import { installation } from '../../content/scope'
import { newId } from '../newId'
import { readRecord, recordsTag, recordTag, removeRecord, writeRecord } from './records'
import type { Touched } from './storage'

onBothEngines('records of the installation', open => {
  const begin = async () => {
    const storage = await open()
    const ownerSiteId = await newSite(storage, { name: 'verband' })
    const id = newId()
    const author = { personId: 'anna' }
    const write = async (patch: Record<string, unknown>, base?: number, parentId: string | null = null) =>
      (await storage.write(tx => writeRecord(tx, { kind: 'business', id, parentId, ownerSiteId, patch, base, author })))
        .version
    const read = async () => (await readRecord(storage.read, 'business', id))?.data
    return { storage, id, write, read }
  }

  it('[DIR-1] two who change different values keep both; the same value is refused by name', async () => {
    const { write, read } = await begin()
    const first = await write({ name: 'Optik', city: 'Chur' })
    await write({ name: 'Optik Müller' }, first)
    await write({ city: 'Bern' }, first)
    expect(await read()).toEqual({ name: 'Optik Müller', city: 'Bern' })
    await expect(write({ city: 'Basel', name: 'Optik Müller' }, first)).rejects.toMatchObject({
      code: 'stale_base',
      details: { conflicts: [{ key: 'city', current: 'Bern' }] },
    })
    expect(await read()).toEqual({ name: 'Optik Müller', city: 'Bern' })
  })

  it('[DIR-1] is logged value by value, and what is the same is not written', async () => {
    const { storage, id, write } = await begin()
    const first = await write({ name: 'Optik' })
    expect(await write({ name: 'Optik' })).toBe(first)
    await write({ name: null, city: 'Chur' })
    const rows = await storage.read
      .selectFrom('record_changes')
      .select(['version', 'key', 'before', 'after', 'person_id'])
      .where('id', '=', id)
      .orderBy('version')
      .orderBy('key')
      .execute()
    expect(rows).toEqual([
      { version: 1, key: 'name', before: 'null', after: '"Optik"', person_id: 'anna' },
      { version: 2, key: 'city', before: 'null', after: '"Chur"', person_id: 'anna' },
      { version: 2, key: 'name', before: '"Optik"', after: 'null', person_id: 'anna' },
    ])
  })

  it('[DIR-1] writers of one record follow one another', async () => {
    const { write, read } = await begin()
    await write({ name: 'Optik' })
    const keys = Array.from({ length: 12 }, (_, index) => `value${index}`)
    await Promise.all(keys.map(key => write({ [key]: key })))
    expect(await read()).toEqual({ name: 'Optik', ...Object.fromEntries(keys.map(key => [key, key])) })
  })

  it('[DIR-1] is told to the installation once, whichever sites show it; removed it can come back', async () => {
    const { storage, id, write, read } = await begin()
    const heard: Touched[] = []
    storage.bus.subscribe(news => heard.push(news))
    await write({ name: 'Optik' })
    const tags = [recordTag('business', id), recordsTag('business')]
    expect(heard).toEqual([{ scope: installation, tags }])
    await storage.write(tx => removeRecord(tx, { kind: 'business', id, author: { personId: null } }))
    expect(await read()).toBeUndefined()
    expect(heard).toHaveLength(2)
    await write({})
    expect(await read()).toEqual({ name: 'Optik' })
  })

  it('[SEC-5] stays with the parent it was made with', async () => {
    const { write, read } = await begin()
    await write({ name: 'Optik' })
    await expect(write({ name: 'Anders' }, undefined, 'other')).rejects.toMatchObject({ code: 'not_allowed' })
    expect(await read()).toEqual({ name: 'Optik' })
  })
})
