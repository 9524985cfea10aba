import type { LeafChange } from '../../../content/rules/leafChange'
import { themeFromLeaves, themeLeaves } from '../../../content/rules/leaves'
import type { Theme } from '../../../content/theme'
import type { InputOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import { newest } from '../content'
import { request } from './resource'
import { wholeObject } from './wholeObject'

type Patch = InputOf<typeof calls.writeTheme>

/** D47: colours, fonts, corners and logos that were tried out and taken. */
export const theme = wholeObject<'theme'>({
  part: 'theme',
  leavesOf: themeLeaves,
  fromLeaves: themeFromLeaves,
  requestOf: ({ version }, { changes, fromPageId }) =>
    request('writeTheme', { ...patchOf(changes), base: version, fromPageId }),
  answered: data => (data as { theme: Theme }).theme,
  reload: reading =>
    reading.part('theme', calls.readTheme, {}, (reply, { version, known }) =>
      newest(known, { value: reply.theme, version }),
    ),
})

const patchOf = (changes: readonly LeafChange[]): Patch => {
  const patch: Record<string, unknown> = {}
  for (const { key, value } of changes) {
    const [part = '', name] = key.split('.')
    patch[part] = name ? { ...(patch[part] as object | undefined), [name]: value } : value
  }
  return patch
}
