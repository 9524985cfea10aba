import { expect, it } from 'vitest'
import { startEditing, texts } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { hero } from '../../../test/server'
import { newId } from '../newId'

type Entry = { path: string; input: Record<string, unknown> }

onBothEngines('a journal that is sent again', open => {
  const start = async () => {
    const editing = await startEditing(await open(), { groups: [hero('Eins'), hero('Zwei'), { type: 'imageBoard' }] })
    const [first, second, board] = (await editing.document()).groups
    const text = (id: string, parentId: string, name: string, words: string, base: number): Entry => ({
      path: 'data',
      input: {
        itemType: 'field',
        linkId: id,
        add: { parentId, name },
        data: texts({ de: words }),
        base: { 'text:de': base },
        changeId: newId(),
      },
    })
    const entry = (path: string, input: object): Entry => ({ path, input: { ...input, changeId: newId() } })
    const [kicker, section, card] = [newId(), newId(), newId()]
    const title = first!.fields.title!
    const { pageId } = editing
    /** What an editor does in a minute, each change based on the one before. */
    const journal: Entry[] = [
      text(title.id, first!.id, 'title', 'Eins a', 1),
      text(title.id, first!.id, 'title', 'Eins ab', 2),
      text(kicker, first!.id, 'kicker', 'Neu', 0),
      entry('group/add', { pageId, groupName: 'cta', id: section, nextTo: first!.id }),
      text(newId(), section, 'title', 'Im neuen Abschnitt', 0),
      entry('collection/add', {
        collectionId: board!.id,
        collectionName: 'imageCard',
        collectionType: 'group',
        id: card,
      }),
      text(newId(), card, 'title', 'Auf der Karte', 0),
      entry('group/sort', { pageId, groupId: section, direction: 'up' }),
      entry('group/visibility', { pageId, groupId: second!.id, visible: false }),
      entry('group/remove', { pageId, groupId: second!.id }),
      text(title.id, first!.id, 'title', 'Eins abc', 3),
    ]
    const send = async ({ path, input }: Entry) => (await editing.call('POST', path, input)).body
    const sendAll = async () => {
      const answers = []
      for (const one of journal) answers.push(await send(one))
      return answers
    }
    const changes = () =>
      editing.storage.read
        .selectFrom('changes')
        .select(['change_id', 'item_id', 'key', 'after', 'version'])
        .where('page_id', '=', pageId)
        .orderBy('seq')
        .execute()
    return { ...editing, journal, send, sendAll, changes }
  }

  it('[API-4] gets the answers it got before, and changes nothing', async () => {
    const { sendAll, send, journal, document, changes } = await start()
    const answers = await sendAll()
    expect(answers.filter(answer => !answer.success)).toEqual([])
    const before = { document: await document(), changes: await changes() }
    expect(await sendAll()).toEqual(answers)
    const again = await Promise.all([...journal, ...journal].map(send))
    expect(again).toEqual([...answers, ...answers])
    expect({ document: await document(), changes: await changes() }).toEqual(before)
  })

  it('[API-4] by several tabs at once: each change is made once, in order, and all hear the same', async () => {
    const { sendAll, document, changes, journal } = await start()
    const [one, ...others] = await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()])
    expect(one!.filter(answer => !answer.success)).toEqual([])
    for (const other of others) expect(other).toEqual(one)
    const { groups } = await document()
    expect(groups.map(group => group.fields.title?.text.de)).toEqual([
      'Im neuen Abschnitt',
      'Eins abc',
      'Zwei',
      undefined,
    ])
    expect(groups.at(-1)!.cards.map(card => card.fields.title?.text.de)).toEqual(['Auf der Karte'])
    expect(groups[2]).toMatchObject({ status: 'markedForDeletion', visible: false })
    const logged = (await changes()).map(change => `${change.item_id} ${change.key} ${change.version}`)
    expect(new Set(logged).size).toBe(logged.length)
    expect((await changes()).filter(change => change.change_id === journal.at(-1)!.input.changeId)).toHaveLength(1)
  })
})
