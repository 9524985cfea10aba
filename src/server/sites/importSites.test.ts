import { expect, it } from 'vitest'
import { counts } from '../../../test/counts'
import { onBothEngines } from '../../../test/engines'
import { startTestServer, visit } from '../../../test/server'
import { runCommand } from '../commands/run'
import { parseCsv } from '../csv'
import { listSites } from '../storage/sites'

onBothEngines('a list of sites', open => {
  it('[ROUTE-15] becomes hundreds of sites by one command, which names bad rows and says how long it took', async () => {
    const { app, services, storage } = await startTestServer(await open({ isOwn: true }))
    const bench = { ...services, port: 80 }
    const rows = Array.from(
      { length: counts.sites },
      (_, index) => `s${index},Laden ${index},s${index}.localhost,de fr`,
    )
    const list = ['key,name,host,locales', ...rows, 'Falsch,x,y.localhost,de'].join('\n')
    const said = await runCommand(bench, ['site', 'import', list])
    console.log(`Sites from a list on ${storage.engine}: ${said.split('\n').pop()}`)
    expect(said).toContain(`Row ${counts.sites + 2} (Falsch): The key «Falsch»`)
    expect(said).toMatch(new RegExp(`${counts.sites} made, 0 there already, 1 refused, in \\d+\\.\\d s\\.$`))
    expect(await listSites(storage.read)).toHaveLength(counts.sites)
    expect((await visit(app, { host: `s${counts.sites - 1}.localhost` }, '/fr')).statusCode).toBe(200)
    const again = await runCommand(bench, ['site', 'import', list])
    expect(again).toContain(`0 made, ${counts.sites} there already, 1 refused`)
    await expect(runCommand(bench, ['site', 'import', 'name,was\na,b'])).rejects.toThrow('There is no column «was»')
    await expect(runCommand(bench, ['site', 'import', 'key,name,host\na,b,c'])).rejects.toThrow('«locales» is missing')
  })
})

it('[ROUTE-15] reads what Excel and other programs write', () => {
  expect(parseCsv('\uFEFFa;b\r\n"x;""y""\nz";2\r\n3;4\r\n')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x;"y"\nz', '2'] },
      { line: 4, cells: ['3', '4'] },
    ],
    openQuote: null,
  })
  expect(parseCsv('a,b\n1,\n').rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', ''],
  ])
  expect(parseCsv('')).toEqual({ rows: [], openQuote: null })
  expect(parseCsv('a,b\n1,"2\n3,4\n').openQuote).toBe(2)
})
