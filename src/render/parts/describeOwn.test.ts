import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../content/settings'
import { describeOwn } from './describeOwn'

const own = (footer: Partial<typeof defaultSettings.footer>, companyName = '') =>
  describeOwn({
    settings: {
      ...defaultSettings,
      footer: { ...defaultSettings.footer, useBusinessDataFromLookUp: false, ...footer },
      contact: { ...defaultSettings.contact, companyName },
    },
    siteName: 'Optik Steinberg',
  })

describe('[SET-4] the place of a site without business data', () => {
  it('is what the settings say, under the name of the company or else of the site', () => {
    const address = { street: 'Steinberggasse 12', city: '8400 Winterthur', phone: '052 212 34 56' }
    expect(own(address)).toMatchObject([
      { name: 'Optik Steinberg', street: 'Steinberggasse 12', place: '8400 Winterthur', email: null, week: [] },
    ])
    expect(own(address)[0]!.phone?.href).toBe('tel:+41522123456')
    expect(own(address)[0]!.routeHref).toContain(encodeURIComponent('Steinberggasse 12, 8400 Winterthur'))
    expect(own(address, 'Steinberg AG')[0]!.name).toBe('Steinberg AG')
    expect(own({ street: 'Nur eine Strasse' })[0]!.routeHref).toBeNull()
  })

  it('is none while they say nothing, or leave it to the look-up', () => {
    expect(own({})).toEqual([])
    expect(own({ phone: 'keine Nummer' })).toEqual([])
    expect(own({ street: 'Steinberggasse 12', useBusinessDataFromLookUp: true })).toEqual([])
  })
})
