import { expect, it } from 'vitest'
import { onBothEngines } from '../../../test/engines'
import { newSite } from '../../../test/newSite'
import type { Branch, Business } from '../../content/business'
import { installation } from '../../content/scope'
import { newId } from '../newId'
import { businessTag, listBusinesses, readBusiness, writeBusiness } from './business'
import type { Touched } from './storage'

onBothEngines('business data', open => {
  it('[SEC-5] comes back as it was written, branches in order', async () => {
    const storage = await open()
    const owner = await newSite(storage, { name: 'verband' })
    const business = sampleBusiness()
    await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business }))
    expect(await readBusiness(storage.read, business.id)).toEqual(business)
    expect(await readBusiness(storage.read, newId())).toBeNull()
  })

  it('[ROUTE-15] two of one name are told apart by their place and the site they came with', async () => {
    const storage = await open({ isOwn: true })
    const owners = [await newSite(storage, { name: 'verband' }), await newSite(storage, { name: 'laden' })]
    for (const ownerSiteId of owners)
      await storage.write(tx => writeBusiness(tx, { ownerSiteId, business: sampleBusiness() }))
    const { name, branches } = sampleBusiness()
    const place = [...new Set(branches.flatMap(({ city }) => city ?? []))]
    const listed = await listBusinesses(storage.read)
    expect(listed.map(({ site }) => site).sort()).toEqual(['laden', 'verband'])
    for (const entry of listed) {
      expect(entry.name).toBe(name)
      expect(entry.place.split(', ').sort()).toEqual(place.sort())
    }
  })

  it('is replaced whole: branches go, come and change places', async () => {
    const storage = await open()
    const owner = await newSite(storage, { name: 'verband' })
    const business = sampleBusiness()
    const [first, second] = business.branches as [Branch, Branch]
    await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business }))
    const moved = { ...business, name: 'Neu', branches: [second, { ...first, id: newId(), active: false }] }
    await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business: moved }))
    expect(await readBusiness(storage.read, business.id)).toEqual(moved)
    const empty = { ...moved, branches: [] }
    await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business: empty }))
    expect(await readBusiness(storage.read, business.id)).toEqual(empty)
  })

  it('[SEC-5] moves under the installation’s own tag, whichever sites show it', async () => {
    const storage = await open()
    const business = sampleBusiness()
    const owner = await newSite(storage, { name: 'verband' })
    await newSite(storage, { name: 'laden', businessId: business.id })
    const heard: Touched[] = []
    storage.bus.subscribe(touched => heard.push(touched))
    await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business }))
    expect(heard).toMatchObject([{ scope: installation, tags: expect.arrayContaining([businessTag(business.id)]) }])
    await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business }))
    expect(heard).toHaveLength(1)
    const [first] = business.branches as [Branch]
    const moved = { ...business, branches: [{ ...first, phone: '081 250 10 20' }] }
    await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business: moved }))
    expect(heard[1]!.tags).toContain(businessTag(business.id))
  })

  it('does not take over a branch of another business, and then changes nothing', async () => {
    const storage = await open()
    const owner = await newSite(storage, { name: 'verband' })
    const [mine, theirs] = [sampleBusiness(), sampleBusiness()]
    for (const business of [mine, theirs])
      await storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business }))
    const stolen = { ...mine, branches: theirs.branches.map(branch => ({ ...branch, businessId: mine.id })) }
    const stray = { ...mine, branches: theirs.branches }
    for (const business of [stolen, stray])
      await expect(storage.write(tx => writeBusiness(tx, { ownerSiteId: owner, business }))).rejects.toThrow()
    expect(await readBusiness(storage.read, mine.id)).toEqual(mine)
    expect(await readBusiness(storage.read, theirs.id)).toEqual(theirs)
  })
})

const sampleBusiness = (): Business => {
  const id = newId()
  const branch = (name: string | null): Branch => ({
    id: newId(),
    businessId: id,
    active: true,
    name,
    url: 'https://optik.example',
    street: 'Bahnhofstrasse',
    streetNumber: '12a',
    zip: '8400',
    city: 'Winterthur',
    canton: 'ZH',
    phone: '052 212 34 56',
    email: null,
    emailOverwrite: 'laden@optik.example',
    periods: [{ open: { day: 1, time: '0900' }, close: { day: 1, time: '1830' } }],
    specials: [{ date: '2026-12-24', open: '00:30', close: '00:30' }],
  })
  return {
    id,
    name: 'Optik «Müller»',
    logoMediaId: null,
    programs: { gesundheitsoptik: { active: true }, frequentlens: { active: false } },
    branches: [branch('Altstadt'), branch(null)],
  }
}
