import type { Group } from '../../src/content/group'
import type { PageEntry, PageInfo } from '../../src/contract/page'

export type Call = <T>(method: 'GET' | 'POST', path: string, body?: object) => Promise<T>

/** A page of many sections, copied in turn from every page of the demo: all its blocks, its texts and its pictures. */
export const makeLongPage = async (call: Call, sections: number): Promise<string> => {
  const pages = await call<PageEntry[]>('GET', 'page')
  const found: { pageId: string; groupId: string }[] = []
  for (const { id } of pages) {
    const { document } = await call<{ document: { groups: Group[] } }>('GET', `page/working?id=${id}`)
    found.push(...document.groups.map(group => ({ pageId: id, groupId: group.id })))
  }
  if (found.length < 20) throw new Error('The demo has too few sections to copy from.')
  const { id: toPageId } = await call<PageInfo>('POST', 'page/add', {
    initialMeta: { name: 'Lange Seite' },
    lang: 'de',
  })
  for (let count = 0; count < sections; count += 1)
    await call('POST', 'group/duplicate', { ...found[count % found.length]!, toPageId })
  await call('POST', 'page/publish', { id: toPageId })
  return toPageId
}
