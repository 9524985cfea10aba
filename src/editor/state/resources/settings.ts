import { settingsFromLeaves, settingsLeaves } from '../../../content/rules/leaves'
import type { Settings } from '../../../content/settings'
import { calls } from '../../../contract/calls'
import { newest } from '../content'
import { request } from './resource'
import { wholeObject } from './wholeObject'

/** What holds for the whole site, setting by setting. */
export const settings = wholeObject<'settings'>({
  part: 'settings',
  leavesOf: settingsLeaves,
  fromLeaves: settingsFromLeaves,
  requestOf: ({ value, version }, { fromPageId }) => request('writeSettings', { ...value, base: version, fromPageId }),
  answered: data => data as Settings,
  reload: reading =>
    reading.part('settings', calls.readSettings, {}, (value, { version, known }) => newest(known, { value, version })),
})
