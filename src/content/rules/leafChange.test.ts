import { describe, expect, it } from 'vitest'
import { defaultSettings, type Settings } from '../settings'
import { defaultTheme } from '../theme'
import { applyLeaves, contestedLeaves, joinedLeaves, type LeafChange, leafChanges } from './leafChange'
import { settingsFromLeaves, settingsLeaves, themeFromLeaves, themeLeaves } from './leaves'

const contact = (patch: Partial<Settings['contact']>) => ({
  ...defaultSettings,
  contact: { ...defaultSettings.contact, ...patch },
})
const changes = (before: Settings, after: Settings) => leafChanges(settingsLeaves(before), settingsLeaves(after))
const apply = (settings: Settings, made: readonly LeafChange[]) =>
  settingsFromLeaves(applyLeaves(settingsLeaves(settings), made))
const contested = (settings: Settings, made: readonly LeafChange[]) => contestedLeaves(settingsLeaves(settings), made)

describe('a change of an object that is sent whole', () => {
  it('[D2] is what somebody changed and nothing else, and is the same after a journal', () => {
    const mailTexts = { fr: { subject: 'Merci', body: '', signature: '' } }
    const after = { ...defaultSettings, vitrine: { ...defaultSettings.vitrine, mailTexts } }
    const made = changes(defaultSettings, after)
    expect(made.map(({ key }) => key)).toEqual(
      ['subject', 'body', 'signature'].map(name => `vitrine.mailTexts.fr.${name}`),
    )
    const kept = JSON.parse(JSON.stringify(made))
    expect(apply(defaultSettings, kept)).toEqual(after)
    const back = JSON.parse(JSON.stringify(changes(after, defaultSettings)))
    expect(apply(after, back)).toEqual(defaultSettings)
  })

  it('[D2] joins with the next one: from where the first began to where the second ends', () => {
    const [first, second, third] = ['', 'Eins', 'Zwei'].map(companyName => contact({ companyName })) as [
      Settings,
      Settings,
      Settings,
    ]
    expect(joinedLeaves(changes(first, second), changes(second, third))).toEqual(changes(first, third))
    expect(joinedLeaves(changes(first, second), changes(second, first))).toEqual([])
    const other = changes(second, { ...second, contact: { ...second.contact, email: 'b@example.ch' } })
    expect(joinedLeaves(changes(first, second), other).map(({ key }) => key)).toEqual([
      'contact.companyName',
      'contact.email',
    ])
  })

  it('[D2] is contested where somebody else changed the very same, and differently', () => {
    const mine = changes(contact({}), contact({ companyName: 'Beat AG', email: 'b@example.ch' }))
    expect(contested(contact({}), mine)).toEqual([])
    expect(contested(contact({ companyName: 'Beat AG' }), mine)).toEqual([])
    const theirs = contact({ companyName: 'Anna AG' })
    expect(contested(theirs, mine)).toEqual([{ key: 'contact.companyName', value: 'Anna AG' }])
    const others = mine.filter(({ key }) => key !== 'contact.companyName')
    expect(apply(theirs, others).contact).toMatchObject({ companyName: 'Anna AG', email: 'b@example.ch' })
  })

  it('[D47] a theme has leaves too, and is whole again from them', () => {
    const theme = { ...defaultTheme, colors: { ...defaultTheme.colors, accent: '#123456' }, radius: 12 }
    expect(leafChanges(themeLeaves(defaultTheme), themeLeaves(theme)).map(({ key }) => key)).toEqual([
      'colors.accent',
      'radius',
    ])
    expect(themeFromLeaves(themeLeaves(theme))).toEqual(theme)
  })
})
