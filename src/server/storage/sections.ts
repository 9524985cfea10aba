import type { SiteId } from '../../content/id'
import type { Locale } from '../../content/locale'
import { byOrder, groupBy } from '../../content/rules/document'
import { emptyThing, setValue } from '../../content/rules/valueKeys'
import type { Status } from '../../content/status'
import type { Database } from './storage'

type Section = {
  id: string
  name: string
  status: Status
  visible: boolean
  meta: { disallowedLanguages: Locale[] }
}

/** The sections of every page of a site as they are being edited, without what is in them. */
export const readSections = async (db: Database, siteId: SiteId): Promise<Map<string, Section[]>> => {
  const rows = await db
    .selectFrom('items')
    .innerJoin('item_values', join =>
      join.onRef('item_values.site_id', '=', 'items.site_id').onRef('item_values.item_id', '=', 'items.id'),
    )
    .select(['items.id', 'items.page_id', 'items.name', 'item_values.key', 'item_values.value'])
    .where('items.site_id', '=', siteId)
    .where('items.kind', '=', 'group')
    .whereRef('items.parent_id', '=', 'items.page_id')
    .where('item_values.key', 'in', ['status', 'visible', 'languages', 'order'])
    .where('item_values.value', 'is not', null)
    .execute()
  const sections = [...groupBy(rows, row => row.id).values()].map(values => {
    const group = emptyThing('group') as Pick<Section, 'status' | 'visible'> & {
      order: string
      disallowedLanguages: Locale[]
    }
    for (const { key, value } of values) setValue('group', group, { key, value: JSON.parse(value!) })
    const { id, page_id: pageId, name } = values[0]!
    return { ...group, id, pageId, name }
  })
  const shown = sections.filter(section => section.status !== 'deleted').sort(byOrder)
  return new Map(
    [...groupBy(shown, section => section.pageId)].map(([pageId, own]) => [
      pageId,
      own.map(({ id, name, status, visible, disallowedLanguages }) => ({
        id,
        name,
        status,
        visible,
        meta: { disallowedLanguages },
      })),
    ]),
  )
}
