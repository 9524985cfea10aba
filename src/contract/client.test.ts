import { afterEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { defineCall, done } from './call'
import { callServer, Unanswered } from './client'

afterEach(() => void vi.unstubAllGlobals())

const listen = (answer: () => Promise<Response> = async () => Response.json({ success: true })) => {
  const heard: { address: string; method: string; body: unknown }[] = []
  vi.stubGlobal('fetch', (address: string, { method, body }: { method: string; body?: string }) => {
    heard.push({ address, method, body: body === undefined ? null : JSON.parse(body) })
    return answer()
  })
  return heard
}

const declare = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string) =>
  defineCall({
    method,
    path,
    summary: '',
    policy: 'anyone',
    input: z.strictObject({ id: z.string(), name: z.optional(z.string()) }),
    reply: done,
  })

it('[API-1] a call goes to its address: names of the path in it, the rest in the query string or the body', async () => {
  const heard = listen()
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const) {
    await callServer(declare(method, 'games/:id/players'), { id: 'a b/c', name: 'Anna & Bea' })
    await callServer(declare(method, 'games'), { id: '1' })
  }
  const address = '/api/v1/games/a%20b%2Fc/players'
  const body = { name: 'Anna & Bea' }
  expect(heard).toEqual([
    { address: `${address}?name=Anna+%26+Bea`, method: 'GET', body: null },
    { address: '/api/v1/games?id=1', method: 'GET', body: null },
    { address, method: 'POST', body },
    { address: '/api/v1/games', method: 'POST', body: { id: '1' } },
    { address, method: 'PUT', body },
    { address: '/api/v1/games', method: 'PUT', body: { id: '1' } },
    { address: `${address}?name=Anna+%26+Bea`, method: 'DELETE', body: null },
    { address: '/api/v1/games?id=1', method: 'DELETE', body: null },
  ])
})

it('[EDIT-11] no answer, or one that is none, is told apart from a refusal', async () => {
  listen(() => Promise.reject(new Error('offline')))
  await expect(callServer(declare('GET', 'games'), { id: '1' })).rejects.toThrow(Unanswered)
  listen(async () => new Response('<html>', { status: 502 }))
  await expect(callServer(declare('GET', 'games'), { id: '1' })).rejects.toThrow('502')
  listen(async () => Response.json({ success: false, code: 'not_found' }, { status: 404 }))
  expect(await callServer(declare('GET', 'games'), { id: '1' })).toMatchObject({ code: 'not_found' })
})
