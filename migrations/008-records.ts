import { sql } from 'kysely'
import type { Migration } from '../src/server/storage/migrate'

/** What belongs to the installation is kept as records, value by value with a log; businesses and branches move there. */
export const up: Migration = async ({ text, int, strict, run, db }) => {
  await run(
    `create table records (kind ${text} not null, id ${text} not null, parent_id ${text}, owner_site_id ${text} not null,
     data ${text} not null, versions ${text} not null, version ${int} not null, changed_at ${int} not null,
     deleted_at ${int}, primary key (kind, id)) ${strict}`,
  )
  await run('create index records_parent on records(kind, parent_id)')
  await run(
    `create table record_changes (kind ${text} not null, id ${text} not null, version ${int} not null,
     key ${text} not null, change_id ${text}, person_id ${text}, at ${int} not null, before ${text}, after ${text},
     primary key (kind, id, version, key)) ${strict}`,
  )
  await run('create index record_changes_at on record_changes(at)')

  const businesses = await sql<Business>`select * from businesses`.execute(db)
  const branches = await sql<Branch>`select * from branches`.execute(db)
  const owners = new Map(businesses.rows.map(row => [row.id, row]))
  for (const row of businesses.rows)
    await insert({ kind: 'business', id: row.id, parent_id: null, owner: row, data: businessData(row) })
  for (const row of branches.rows)
    await insert({
      kind: 'branch',
      id: row.id,
      parent_id: row.business_id,
      owner: owners.get(row.business_id)!,
      data: branchData(row),
    })
  await run('drop table branches')
  await run('drop table businesses')

  async function insert({
    owner,
    data,
    ...place
  }: {
    kind: 'business' | 'branch'
    id: string
    parent_id: string | null
    owner: Business
    data: Record<string, unknown>
  }) {
    const kept = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
    await db
      .insertInto('records')
      .values({
        ...place,
        owner_site_id: owner.owner_site_id,
        data: JSON.stringify(kept),
        versions: JSON.stringify(Object.fromEntries(Object.keys(kept).map(key => [key, 1]))),
        version: 1,
        changed_at: owner.updated,
        deleted_at: null,
      })
      .execute()
  }
}

type Business = {
  id: string
  owner_site_id: string
  name: string
  logo_media_id: string | null
  programs: string
  updated: number
}

type Branch = Record<
  'url' | 'street' | 'street_number' | 'zip' | 'city' | 'canton' | 'phone' | 'email' | 'email_overwrite',
  string | null
> & {
  id: string
  business_id: string
  position: number
  active: number
  name: string
  periods: string
  specials: string
}

const businessData = ({ name, logo_media_id, programs }: Business) => ({
  name,
  logoMediaId: logo_media_id,
  programs: JSON.parse(programs),
})

const branchData = (row: Branch) => ({
  position: row.position,
  active: row.active === 1,
  name: row.name || null,
  url: row.url,
  street: row.street,
  streetNumber: row.street_number,
  zip: row.zip,
  city: row.city,
  canton: row.canton,
  phone: row.phone,
  email: row.email,
  emailOverwrite: row.email_overwrite,
  periods: JSON.parse(row.periods),
  specials: JSON.parse(row.specials),
})
