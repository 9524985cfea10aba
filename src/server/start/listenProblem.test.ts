import { createServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { listenProblem } from './listenProblem'

/** The error a program meets that listens there. */
const failing = (port: number, host: string) =>
  new Promise<unknown>((resolve, reject) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => server.close(() => reject(new Error('It listens.'))))
  })

it('[API-8] a taken port and a foreign address are named in one sentence that says what to do', async () => {
  const squatter = createServer()
  await new Promise<void>(resolve => squatter.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void squatter.close())
  const { port } = squatter.address() as { port: number }
  const sentence = async (at: { host: string; port: number }) =>
    listenProblem(await failing(at.port, at.host), at).message
  expect(await sentence({ host: '127.0.0.1', port })).toBe(
    `Port ${port} of 127.0.0.1 is taken; stop the program that uses it, or set PORT to another number.`,
  )
  expect(await sentence({ host: '192.0.2.1', port: 0 })).toMatch(
    /^HOST 192\.0\.2\.1 is no address of this machine; .*\.$/,
  )
  expect(await sentence({ host: 'nowhere.invalid', port: 0 })).toMatch(/^HOST nowhere\.invalid is no address .*\.$/)
  const denied = Object.assign(new Error('listen EACCES: permission denied'), { code: 'EACCES' })
  expect(listenProblem(denied, { host: '127.0.0.1', port: 80 }).message).toMatch(/port 80; set PORT .*\.$/)
  expect(listenProblem(new Error('EWEIRD 0x1'), { host: '127.0.0.1', port: 80 }).message).not.toContain('EWEIRD')
})
