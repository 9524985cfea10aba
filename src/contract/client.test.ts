import { afterEach, describe, expect, it, vi } from 'vitest'
import { calls } from './calls'
import { callServer, Unanswered } from './client'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (status: number, body: string) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const ask = () => callServer(calls.readSettings, {})

describe('an answer that is not the server’s own', () => {
  it.each([
    [403, 'not_allowed'],
    [413, 'too_large'],
    [429, 'too_many'],
  ])('[EDIT-26] %i of a proxy is a refusal like any other', async (status, code) => {
    answer(status, '<html>Nginx</html>')
    expect(await ask()).toMatchObject({ success: false, status, code })
  })

  it.each([200, 404, 502, 503, 504])('[EDIT-11] %i without one is no answer', async status => {
    answer(status, '<html>Nginx</html>')
    await expect(ask()).rejects.toBeInstanceOf(Unanswered)
  })

  it('[EDIT-11] none at all is none', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
    await expect(ask()).rejects.toBeInstanceOf(Unanswered)
  })
})
