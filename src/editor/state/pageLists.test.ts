import { expect, it } from 'vitest'
import { type Editing, startEditing } from '../../../test/editing'
import { openWorkspace } from '../../../test/editor/workspace'
import { onBothEngines } from '../../../test/engines'
import { eventually } from '../../../test/eventually'
import { pagesIn } from '../../content/rules/navigationChange'
import type { callServer } from '../../contract/client'
import { addPage } from '../../server/editing/addPage'
import { newId } from '../../server/newId'
import { isRead, type PagesWanted } from './content'
import { listName } from './pageLists'

onBothEngines('the pages that the editor knows', open => {
  const start = async () => {
    const editing = await startEditing(await open())
    const asked: string[] = []
    const workspace = openWorkspace({
      page: { pageId: editing.pageId, groups: [] },
      call: asEditor(editing, asked),
    })
    const { sitePages, store } = workspace
    const add = (count: number, collection: 'team' | null) =>
      editing.storage.write(async tx => {
        const ids: string[] = []
        const common = { siteId: editing.site.id, collection, groups: [], author: { personId: null } }
        for (let index = 0; index < count; index += 1)
          ids.push(await addPage(tx, { ...common, name: { de: `Seite ${index}` } }))
        return ids
      })
    const listOf = (wanted: PagesWanted) => {
      const list = store.get().pages.lists[listName(wanted)]
      return list && isRead(list) ? list : null
    }
    const look = async (wanted: PagesWanted) => {
      const close = sitePages.open(wanted)
      await eventually(() => expect(listOf(wanted)).not.toBeNull())
      return close
    }
    return { ...editing, ...workspace, asked, add, listOf, look }
  }

  it('[PAGE-1] are read part by part, and again as far as they were looked at', async () => {
    const { add, listOf, look, sitePages, store, call, asked, pageId } = await start()
    const ids = [pageId, ...(await add(130, null))]
    const all = { collection: 'generic' } as const
    const close = await look(all)
    expect(listOf(all)).toMatchObject({ ids: ids.slice(0, 50), total: 131, next: ids[49] })
    // Two that ask at once get one part.
    const soFar = asked.length
    await Promise.all([sitePages.more(all), sitePages.more(all)])
    expect(asked).toHaveLength(soFar + 1)
    expect(listOf(all)!.ids).toEqual(ids.slice(0, 100))
    await call('POST', 'page/remove', { id: ids[99] })
    await sitePages.more(all)
    expect(listOf(all)!.next).not.toBeNull()
    await sitePages.reload()
    const left = ids.filter(id => id !== ids[99])
    expect(listOf(all)).toMatchObject({ ids: left.slice(0, 100), total: 130 })
    await sitePages.more(all)
    expect(listOf(all)).toMatchObject({ ids: left, next: null })
    const before = asked.length
    await sitePages.more(all)
    expect(asked).toHaveLength(before)
    close()
    await sitePages.reload()
    expect(store.get().pages).toEqual({ entries: {}, lists: {} })
  })

  it('[PAGE-1] those of the navigation are known without any list', async () => {
    const { add, sitePages, store, call, saver } = await start()
    const [one, two] = await add(2, null)
    const child = { id: newId(), type: 'page', page: { id: one }, appearance: 'default' }
    const container = { id: newId(), label: {}, children: [child] }
    await call('POST', 'navigation', { navigation: [container] })
    await sitePages.reloadNavigation()
    expect(Object.keys(store.get().pages.entries)).toEqual([one])
    sitePages.changeNavigation({ kind: 'addPage', id: newId(), pageId: two!, container: container.id })
    await sitePages.reload()
    expect(Object.keys(store.get().pages.entries).sort()).toEqual([one, two].sort())
    await saver.flush()
    await sitePages.reload()
    const { navigation, pages } = store.get()
    expect(isRead(navigation) && pagesIn(navigation.value)).toEqual([one, two])
    expect(Object.keys(pages.entries).sort()).toEqual([one, two].sort())
  })

  it('[PAGE-5] are sorted and archived in the lists at once, and stay so', async () => {
    const { add, listOf, look, sitePages, store, saver, refused } = await start()
    const ids = await add(4, 'team')
    const shown = { collection: 'team', isArchived: 'false' } as const
    const archive = { collection: 'team', isArchived: 'true' } as const
    await look(shown)
    await look(archive)
    sitePages.sort('team', ids[3]!, ids[0]!)
    const sorted = [ids[3], ids[0], ids[1], ids[2]]
    expect(listOf(shown)!.ids).toEqual(sorted)
    sitePages.setArchived(store.get().pages.entries[ids[0]!]!, true)
    const agree = () => {
      expect(listOf(shown)).toMatchObject({ ids: [ids[3], ids[1], ids[2]], total: 3, archived: 1 })
      expect(listOf(archive)).toMatchObject({ ids: [ids[0]], total: 1, archived: 1 })
    }
    agree()
    await saver.flush()
    agree()
    await sitePages.reload()
    agree()
    sitePages.setArchived(store.get().pages.entries[ids[0]!]!, false)
    expect(listOf(shown)).toMatchObject({ ids: sorted, total: 4, archived: 0 })
    expect(listOf(archive)).toMatchObject({ ids: [], total: 0 })
    await saver.flush()
    await sitePages.reload()
    expect(listOf(shown)).toMatchObject({ ids: sorted, total: 4, archived: 0 })
    expect(refused).toEqual([])
  })
})

/** The editor's calls, answered by the server of the test. */
const asEditor = ({ call }: Editing, asked: string[]) =>
  (async (made: { method: 'GET' | 'POST'; path: string }, input: object) => {
    asked.push(made.path)
    return (await call(made.method, made.path, input)).body
  }) as typeof callServer
