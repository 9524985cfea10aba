import { expect, it } from 'vitest'
import { type Editing, startEditing, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { createTestPage, visit } from '../../../test/server'
import type { GroupDraft } from '../../content/draft'
import { writeRichText } from '../../content/writeRichText'
import { insertMedia } from '../storage/media'

const story = (text: string, extra: Partial<GroupDraft> = {}): GroupDraft => ({
  type: 'richTextBlock',
  fields: { textBlock: { text: { de: writeRichText(text), fr: writeRichText(text) } } },
  ...extra,
})

const person = (name: string, extra: Partial<GroupDraft> = {}): GroupDraft => ({
  type: 'teamDetails',
  fields: { name: { single: name }, function: { text: { de: 'Heimlicher Beruf', fr: 'Métier secret' } } },
  ...extra,
})

onBothEngines('what an editor hides', open => {
  const pageOf = async ({ app, site }: Editing, path = '/de') => {
    const { body, statusCode } = await visit(app, site, path)
    expect(statusCode).toBe(200)
    return body
  }

  it('[LIVE-12, EDIT-10, LANG-4, PUB-8] nothing of a hidden section is anywhere in the live HTML', async () => {
    const storage = await open()
    const editing = await startEditing(storage, {
      groups: [
        story('Geheim unsichtbar', { visible: false }),
        story('Geheim in der Sprache', { disallowedLanguages: ['de'] }),
        story('Geheim im Archiv', { isArchived: true }),
        {
          type: 'hero',
          fields: {
            title: { text: { de: 'Offen', fr: 'Ouvert' } },
            description: { text: { de: writeRichText('Geheimes Feld') }, visible: false },
          },
        },
        story('Das darf jeder lesen.'),
      ],
    })
    const body = await pageOf(editing)
    expect(body).not.toContain('Geheim')
    expect(body).toContain('<meta name="description" content="Das darf jeder lesen."')
    expect(await pageOf(editing, '/fr')).toContain('<meta name="description" content="Geheim in der Sprache"')
  })

  it('[LIVE-12, EDIT-10] the picture of a hidden section or field is not the one that is shared', async () => {
    const storage = await open()
    const editing = await startEditing(storage, { groups: [{ type: 'hero', fields: {} }] })
    const { site, call, pageId } = editing
    const groupId = await editing.firstGroup()
    const picture = Object.values(sampleMedia)[0]!
    await storage.write(tx => insertMedia(tx, site.id, picture))
    const data = { mediaId: picture.id }
    expect((await writeField(editing, { groupId, name: 'image', data })).status).toBe(200)
    const publish = async () => expect((await call('POST', 'page/publish', { id: pageId })).status).toBe(200)
    await publish()
    expect(await pageOf(editing)).toContain('og:image')
    const hidden = await call('POST', 'field/visibility', { fieldName: 'image', groupId, visible: false })
    expect(hidden.status).toBe(200)
    await publish()
    expect(await pageOf(editing)).not.toContain(picture.objectId)
  })

  it('[EDIT-10, PUB-8] a list of members shows nothing that their pages hide', async () => {
    const storage = await open()
    const editing = await startEditing(storage, { groups: [{ type: 'teamContainer', fields: {} }] })
    const member = (name: string, group: GroupDraft) =>
      createTestPage(storage, editing.site, { name: { de: name, fr: name }, collection: 'team', groups: [group] })
    await member('Anna', person('Heimliche Anna', { visible: false }))
    await member('Bea', person('Heimliche Bea', { disallowedLanguages: ['de'] }))
    await member('Cem', person('Heimlicher Cem', { isArchived: true }))
    await member('Dora', person('Dora Offen', { fields: { name: { single: 'Dora Offen' } } }))
    const body = await pageOf(editing)
    for (const name of ['Anna', 'Bea', 'Cem', 'Dora Offen']) expect(body).toContain(name)
    expect(body).not.toContain('Heimlich')
    expect(await pageOf(editing, '/fr')).toContain('Heimliche Bea')
    const working = await visit(editing.app, editing.site, '/de/edit', { cookie: editing.cookie })
    expect(working.body).not.toContain('Heimliche Anna')
  })
})
