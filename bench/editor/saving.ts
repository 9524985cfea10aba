import { randomUUID } from 'node:crypto'
import type { PageDocument } from '../../src/content/page'
import type { Call } from './longPage'

/** Milliseconds until the server has answered, for each of so many texts written as the editor writes them. */
export const saveTimes = async (call: Call, pageId: string, count: number): Promise<number[]> => {
  const { document, versions } = await call<{ document: PageDocument; versions: Record<string, number> }>(
    'GET',
    `page/working?id=${pageId}`,
  )
  const texts = document.groups
    .flatMap(group => [group, ...group.cards])
    .flatMap(group => Object.values(group.fields).map(field => ({ group, field })))
    .filter(({ field }) => typeof field.text.de === 'string')
  if (texts.length < count) throw new Error(`The page has only ${texts.length} texts.`)
  const times: number[] = []
  for (const { group, field } of texts.slice(0, count)) {
    const started = performance.now()
    await call('POST', 'data', {
      itemType: 'field',
      linkId: field.id,
      add: { parentId: group.id, name: field.name },
      data: { content: { type: 'localizedSingleValue', data: { de: `${field.text.de} Neu.` } } },
      base: { 'text:de': versions[`${field.id} text:de`] ?? 0 },
      changeId: randomUUID(),
    })
    times.push(performance.now() - started)
  }
  return times
}
