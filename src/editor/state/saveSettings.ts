import { applyChanges, contested, type LeafChange } from '../../content/rules/settingsChange'
import { calls } from '../../contract/calls'
import { callServer } from '../../contract/client'
import type { Envelope } from '../../contract/errors'
import type { Operation } from './operation'

const mostTries = 8

/**
 * D2: what was changed is put on top of the settings as they are now and sent whole with their version. Should somebody
 * else be faster (409), it is done again; what they changed too is answered as a stale base, for the editor to choose.
 */
export const saveSettings = async ({ value, changeId }: Operation): Promise<Envelope> => {
  const changes = value?.value as LeafChange[]
  for (let tries = 1; ; tries += 1) {
    const current = await callServer(calls.readSettings, {})
    if (!current.success) return current
    const theirs = contested(current.data, changes)
    if (theirs.length > 0) return stale({ value: theirs, version: current.version ?? 0, changedBy: null })
    const saved = await callServer(calls.writeSettings, {
      ...applyChanges(current.data, changes),
      base: current.version,
      changeId,
    })
    if (!saved.success && saved.code === 'stale_base' && tries < mostTries) continue
    return saved
  }
}

const stale = (current: object): Envelope => ({
  success: false,
  data: null,
  error: '',
  status: 409,
  code: 'stale_base',
  details: { current },
})
