import { expect, it } from 'vitest'
import { startEditing } from '../../../test/editing'
import { onBothEngines } from '../../../test/engines'
import { visit } from '../../../test/server'

onBothEngines('what an operator asks', open => {
  it('[API-8] counts answers by status from the start, whenever somebody first asks for them', async () => {
    const { app, site } = await startEditing(await open())
    await visit(app, site, '/de')
    await visit(app, site, '/de/nirgends')
    const read = async () => (await visit(app, site, '/metrics')).body
    expect(await read()).toContain('vitrine_requests_total{status="404"} 1')
    await visit(app, site, '/de/nirgends')
    const later = await read()
    expect(later).toContain('vitrine_requests_total{status="404"} 2')
    expect(later).toContain('process_cpu_user_seconds_total')
    expect((await visit(app, site, '/healthz')).statusCode).toBe(200)
  })
})
