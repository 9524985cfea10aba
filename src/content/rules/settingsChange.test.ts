import { describe, expect, it } from 'vitest'
import { defaultSettings, type Settings } from '../settings'
import { applyChanges, contested, settingsChanges } from './settingsChange'

const contact = (patch: Partial<Settings['contact']>) => ({
  ...defaultSettings,
  contact: { ...defaultSettings.contact, ...patch },
})

describe('a change of the settings', () => {
  it('[D2] is what somebody changed and nothing else, and is the same after a journal', () => {
    const mailTexts = { fr: { subject: 'Merci', body: '', signature: '' } }
    const after = { ...defaultSettings, vitrine: { ...defaultSettings.vitrine, mailTexts } }
    const changes = settingsChanges(defaultSettings, after, 'vitrine')
    expect(changes.map(({ key }) => key)).toEqual(
      ['subject', 'body', 'signature'].map(name => `vitrine.mailTexts.fr.${name}`),
    )
    const kept = JSON.parse(JSON.stringify(changes))
    expect(applyChanges(defaultSettings, kept)).toEqual(after)
    const back = JSON.parse(JSON.stringify(settingsChanges(after, defaultSettings, 'vitrine')))
    expect(applyChanges(after, back)).toEqual(defaultSettings)
    expect(settingsChanges(defaultSettings, after, 'contact')).toEqual([])
  })

  it('[D2] holds all that may not have arrived yet, and our own is nobody else’s', () => {
    const [first, second, third] = ['', 'Eins', 'Zwei'].map(companyName => contact({ companyName })) as [
      Settings,
      Settings,
      Settings,
    ]
    const onTheWay = settingsChanges(first, second, 'contact')
    const mine = settingsChanges(first, third, 'contact', onTheWay)
    expect(mine).toEqual([{ key: 'contact.companyName', before: '', sent: 'Eins', value: 'Zwei' }])
    for (const arrived of [first, second, third]) expect(contested(arrived, mine)).toEqual([])
    expect(contested(contact({ companyName: 'Anna AG' }), mine)).toHaveLength(1)
    // Taken back while it is on its way: that is a change too.
    expect(settingsChanges(first, first, 'contact', onTheWay)).toMatchObject([{ sent: 'Eins', value: '' }])
  })

  it('[D2] is contested where somebody else changed the very same, and differently', () => {
    const mine = settingsChanges(contact({}), contact({ companyName: 'Beat AG', email: 'b@example.ch' }), 'contact')
    expect(contested(contact({}), mine)).toEqual([])
    expect(contested(contact({ companyName: 'Beat AG' }), mine)).toEqual([])
    const theirs = contact({ companyName: 'Anna AG' })
    expect(contested(theirs, mine)).toEqual([{ key: 'contact.companyName', value: 'Anna AG' }])
    const others = mine.filter(({ key }) => key !== 'contact.companyName')
    expect(applyChanges(theirs, others).contact).toMatchObject({ companyName: 'Anna AG', email: 'b@example.ch' })
  })
})
