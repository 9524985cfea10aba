import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { cpuTime } from '../../../test/cpuTime'
import { type Editing, editNewSite, startEditing, writeField } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { drawBomb, drawPicture } from '../../../test/pictures'
import { ownOrigin } from '../../../test/send'
import { uploadPicture } from '../../../test/uploadPicture'
import { maxPictureBytes } from '../../content/media'

onBothEngines('uploading a picture', open => {
  const start = async () => startEditing(await open())
  const mediaOf = ({ storage, site }: Editing) =>
    storage.read.selectFrom('media').select('id').where('site_id', '=', site.id).execute()
  const png = () => drawPicture({ width: 60, height: 40 }).png().toBuffer()

  it('[LIB-2] it is stored, can be seen at once and put in a field', async () => {
    const editing = await start()
    const { data: media } = await uploadPicture(editing, { name: 'Fassung «Rund».png', bytes: await png() })
    expect(media).toMatchObject({
      mediaType: 'image',
      extension: 'png',
      originalFilename: 'Fassung «Rund».png',
      resolution: { width: 60, height: 40 },
      tags: ['tag1'],
    })
    const seen = await editing.app.inject({ url: media!.publicUrl, headers: { host: editing.site.host } })
    expect(seen.statusCode).toBe(200)
    expect(seen.headers['content-type']).toBe('image/png')
    const groupId = await editing.firstGroup()
    const written = await writeField(editing, { groupId, name: 'image', data: { mediaId: media!.id } })
    expect(written.status).toBe(200)
    expect((await editing.document()).groups[0]!.fields.image).toMatchObject({ mediaId: media!.id })
  })

  it('[API-2] a form that is none is refused as such', async () => {
    const editing = await start()
    const { app, site, cookie } = editing
    const part = 'content-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    const bodies = [
      '',
      'x',
      '--x',
      '--x\r\n',
      `--x\r\n${part}abc`,
      `--x\r\n${part}abc\r\n--x`,
      '--x\r\nnothing\r\n\r\nabc\r\n--x--\r\n',
      `--y\r\n${part}abc\r\n--y--\r\n`,
    ]
    for (const boundary of ['; boundary=x', '', '; boundary=', '; boundary="'])
      for (const payload of bodies) {
        const answer = await app.inject({
          method: 'POST',
          url: '/api/v1/media/upload',
          headers: { host: site.host, cookie, ...ownOrigin(site), 'content-type': `multipart/form-data${boundary}` },
          payload,
        })
        expect([boundary, payload, answer.statusCode]).toEqual([boundary, payload, 400])
        expect(answer.json().code).toMatch(/malformed|invalid_input/)
      }
    expect(await mediaOf(editing)).toEqual([])
  })

  it('[LIB-2, SEC-2] what is no picture is refused in the words of the rule', async () => {
    const editing = await start()
    const bytes = await png()
    const text = Buffer.from('MZ this is a program')
    const unsafe = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><p>x</p></foreignObject></svg>')
    for (const [name, content, error, reason] of [
      ['programm.exe', text, 'File type not allowed', 'type_not_allowed'],
      ['bild', bytes, 'File has no extension', 'no_extension'],
      ['bild.jpg', bytes, 'The content of the file is not what its name says.', 'content_differs'],
      ['bild.png', bytes.subarray(0, 60), 'The file is damaged and cannot be read.', 'damaged'],
      ['bild.svg', unsafe, expect.stringContaining('SVG'), 'unsafe_svg'],
    ] as const)
      expect(await uploadPicture(editing, { name, bytes: content }), name).toMatchObject({
        success: false,
        status: 400,
        code: 'refused_file',
        error,
        details: { reason },
      })
  })

  it('[SEC-2] a script in an SVG does not survive, and the file is served so that nothing in it runs', async () => {
    const editing = await start()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>'
    const { data: media } = await uploadPicture(editing, { name: 'logo.svg', bytes: Buffer.from(svg) })
    const seen = await editing.app.inject({ url: media!.publicUrl, headers: { host: editing.site.host } })
    expect(seen.body).toContain('<path')
    expect(seen.body).not.toMatch(/script|onload/)
    expect(seen.headers['content-security-policy']).toContain('sandbox')
  })

  it('[LIB-2] more than 40 MB, no file, or no form at all', async () => {
    const editing = await start()
    const tooLarge = Buffer.alloc(maxPictureBytes + 1)
    expect(await uploadPicture(editing, { name: 'a.png', bytes: tooLarge })).toMatchObject({
      status: 413,
      code: 'too_large',
    })
    const { app, site, cookie } = editing
    const send = (headers: Record<string, string>, payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/media/upload',
        headers: { host: site.host, cookie, ...ownOrigin(site), ...headers },
        payload,
      })
    const json = await send({ 'content-type': 'application/json' }, '{}')
    expect(json.json()).toMatchObject({
      code: 'wrong_media_type',
      error: expect.stringContaining('multipart/form-data'),
    })
    const empty = await send({ 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n')
    expect(empty.json()).toMatchObject({ code: 'invalid_input' })
  })

  it('[SEC-1, SEC-5] only editors of this very site, from its own pages', async () => {
    const editing = await start()
    const other = await editNewSite(editing)
    const file = { name: 'a.png', bytes: await png() }
    expect(await uploadPicture(editing, { ...file, cookie: '' })).toMatchObject({ code: 'sign_in_needed' })
    expect(await uploadPicture(editing, { ...file, cookie: other.cookie })).toMatchObject({ code: 'sign_in_needed' })
    const foreign = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }
    expect(await uploadPicture(editing, { ...file, headers: foreign })).toMatchObject({ code: 'cross_site' })
    const { data: media } = await uploadPicture(editing, file)
    const groupId = await other.firstGroup()
    const stolen = await writeField(other, { groupId, name: 'image', data: { mediaId: media!.id } })
    expect(stolen.status).toBe(404)
    const seen = await other.app.inject({ url: media!.publicUrl, headers: { host: other.site.host } })
    expect(seen.statusCode).toBe(404)
  })
  it('[SEC-2] bombs are refused before they are unpacked', async () => {
    const editing = await start()
    const svg = (inside: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
    const laughs =
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>'
    const bombs: Record<string, Buffer> = {
      'bomb.png': drawBomb(),
      'laughs.svg': Buffer.from(laughs),
      'deep.svg': svg('<g>'.repeat(100_000) + '</g>'.repeat(100_000)),
      'wide.svg': svg(`<g ${Array.from({ length: 60_000 }, (_, at) => `a${at}=""`).join(' ')}/>`),
      'zeros.jpg': Buffer.alloc(5_000_000),
    }
    for (const [name, bytes] of Object.entries(bombs)) {
      const took = await cpuTime(async () =>
        expect(await uploadPicture(editing, { name, bytes }), name).toMatchObject({
          status: 400,
          code: 'refused_file',
        }),
      )
      expect([name, took]).toEqual([name, expect.toSatisfy((ms: number) => ms < 3_000)])
    }
    expect(await mediaOf(editing)).toEqual([])
  })

  it('[API-2] parts of the form that are not known are refused, before and after the file', async () => {
    const editing = await start()
    const bytes = await png()
    const refused = (path: string) => ({ status: 400, code: 'invalid_input', details: { issues: [{ path }] } })
    for (const path of ['objectId', 'siteId', 'tags', 'file']) {
      const others = { [path]: 'x' }
      expect(await uploadPicture(editing, { name: 'a.png', bytes, others })).toMatchObject(refused(path))
      expect(await uploadPicture(editing, { name: 'a.png', bytes, after: others })).toMatchObject(refused(path))
    }
    expect(await uploadPicture(editing, { name: 'a.png', bytes, field: 'picture' })).toMatchObject(refused('picture'))
    const polluting = { ['__proto__']: 'polluted' }
    expect(await uploadPicture(editing, { name: 'a.png', bytes, others: polluting })).toMatchObject({ status: 400 })
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await mediaOf(editing)).toEqual([])
  })

  it('[SEC-2] the name a file had leads nowhere', async () => {
    const editing = await start()
    const around = () => readdirSync(editing.services.config.dataDir).filter(entry => entry !== 'media')
    const before = around()
    const bytes = await png()
    for (const name of ['../../evil.png', '..\\..\\evil.png', '/etc/evil.png', '....//evil.png', 'evil\u0000.png']) {
      const { status, data: media } = await uploadPicture(editing, { name, bytes })
      expect([name, status]).toEqual([name, 200])
      expect(media!.objectId).toMatch(/^[0-9a-f-]{36}$/)
      expect(media!.originalFilename).toMatch(/^[a-z.]+$/)
      expect(media!.tags).toEqual(['tag1'])
      const seen = await editing.app.inject({ url: media!.publicUrl, headers: { host: editing.site.host } })
      expect(seen.statusCode).toBe(200)
    }
    expect(around()).toEqual(before)
  })
})
