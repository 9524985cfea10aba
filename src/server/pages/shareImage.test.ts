import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { sampleMedia } from '../../../test/sampleMedia'
import { createTestPage, hero, visit } from '../../../test/server'
import type { GroupDraft } from '../../content/draft'
import { defaultTheme } from '../../content/theme'
import { insertMedia } from '../storage/media'
import { writeTheme } from '../storage/sites'

const pictures = Object.values(sampleMedia).filter(media => media.mediaType === 'image' && media.extension !== 'svg')
const [ofHome, ofPage, logo] = [pictures[0]!, pictures[1]!, pictures[2]!]
const withPicture = (mediaId: string): GroupDraft => ({ type: 'hero', fields: { image: { media: mediaId } } })

onBothEngines('the picture of a shared link', open => {
  const start = async (home: GroupDraft) => {
    // The pictures have ids of their own.
    const storage = await open({ isOwn: true })
    const { site, ...rest } = await startEditing(storage, { groups: [home] })
    for (const media of [ofHome, ofPage, logo]) await storage.write(tx => insertMedia(tx, site.id, media))
    const page = (name: string, group: GroupDraft) =>
      createTestPage(storage, site, { name: { de: name }, groups: [group] })
    /** Which picture an address shows when it is shared. */
    const shared = async (path: string) =>
      /og:image" content="[^"]*\/media\/([^/]+)\//.exec((await visit(rest.app, site, path)).body)?.[1] ?? null
    return { ...rest, storage, site, page, shared }
  }

  it('[LIVE-12] is what was chosen for the page, else its first picture', async () => {
    const { page, shared, call } = await start(withPicture(ofHome.id))
    const id = await page('Eigenes', withPicture(ofPage.id))
    expect(await shared('/de')).toBe(ofHome.objectId)
    expect(await shared('/de/eigenes')).toBe(ofPage.objectId)
    await call('POST', 'page/info', { id, lang: 'de', meta: { shareImage: ofHome.id } })
    await call('POST', 'page/publish', { id })
    expect(await shared('/de/eigenes')).toBe(ofHome.objectId)
  })

  it('[LIVE-12] is the logo where the page has none', async () => {
    const { page, shared, storage, site } = await start(hero('Nur Text'))
    await page('Ohne', hero('Nur Text'))
    expect(await shared('/de/ohne')).toBe(null)
    await storage.write(tx => writeTheme(tx, site.id, { ...defaultTheme, logoMediaId: logo.id }))
    expect(await shared('/de/ohne')).toBe(logo.objectId)
    expect(await shared('/de')).toBe(logo.objectId)
  })
})
