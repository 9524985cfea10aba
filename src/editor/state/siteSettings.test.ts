import { expect, it } from 'vitest'
import { defaultSettings, type Settings } from '../../content/settings'
import type { EditorState } from './editorState'
import type { Operation } from './operation'
import type { Saver } from './saver'
import { createSiteSettings } from './siteSettings'
import { createStore } from './store'

const named = (companyName: string): Settings => ({
  ...defaultSettings,
  contact: { ...defaultSettings.contact, companyName },
})

const start = () => {
  const sent: Operation[] = []
  const saver = { add: (operation: Operation) => sent.push(operation), pending: () => [], isWaiting: () => false }
  const store = createStore({ pageId: 'page' } as unknown as EditorState)
  const settings = createSiteSettings({ store, saver: () => saver as unknown as Saver })
  settings.adopt(named('Vorher'))
  const shown = () => {
    const known = settings.store.get()
    return typeof known === 'string' ? known : known.shown.contact.companyName
  }
  const rename = (companyName: string) => settings.change('contact', { companyName }, () => 'Firmenname')
  return { settings, sent, shown, rename }
}

it('[EDIT-12] a setting is taken back and made again', () => {
  const { settings, shown, rename } = start()
  rename('Meines')
  settings.adopt(named('Meines'))
  expect([settings.turn('undo'), shown()]).toEqual([{ label: 'Firmenname' }, 'Vorher'])
  expect([settings.turn('redo'), shown()]).toEqual([{ label: 'Firmenname' }, 'Meines'])
  expect(settings.turn('redo')).toBeNull()
})

it('[EDIT-12, EDIT-13] what somebody else has made of it since stays', () => {
  const { settings, sent, shown, rename } = start()
  rename('Meines')
  settings.adopt(named('Ihres'))
  const count = sent.length
  expect([settings.turn('undo'), shown()]).toEqual(['overtaken', 'Ihres'])
  expect(sent).toHaveLength(count)
})
