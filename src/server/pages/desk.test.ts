import { expect, it } from 'vitest'
import { editNewSite, startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { visit } from '../../../test/server'

onBothEngines('the desk', open => {
  it('[ROUTE-9, ROUTE-10] is for whoever belongs to the site; others sign in first and come back', async () => {
    const editing = await startEditing(await open())
    const { app, site, cookie } = editing
    const other = await editNewSite(editing)
    const path = '/desk/people?a=b'
    const login = `/de/login?${new URLSearchParams({ back: path })}`
    const strangers: Record<string, string>[] = [{}, { cookie: other.cookie }]
    for (const headers of strangers) {
      const asked = await visit(app, site, path, headers)
      expect([asked.statusCode, asked.headers.location]).toEqual([302, login])
    }
    const shown = await visit(app, site, path, { cookie })
    expect(shown.statusCode).toBe(200)
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const data = /id="vitrine-data">(.*?)<\/script>/.exec(shown.body)?.[1] ?? ''
    expect(JSON.parse(data)).toMatchObject({
      person: { role: 'optician', isOperator: false },
      site: { locales: ['de', 'fr'] },
    })
  })
})
