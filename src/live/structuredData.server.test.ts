import { expect, it } from 'vitest'
import { sampleBranch, sampleBusiness } from './shellSample'
import { breadcrumbData, businessStructuredData } from './structuredData.server'

const origin = 'https://optik.example'
const now = Date.UTC(2026, 2, 9, 12)
const data = (branches = [sampleBranch()]) =>
  businessStructuredData({ business: sampleBusiness(branches), type: 'Optician', origin, logo: '/media/logo.svg', now })

it('[LIVE-12] one optician per active branch', () => {
  expect(data([sampleBranch({ active: false }), sampleBranch()])).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Optician',
      '@id': 'https://optik.example/#branch-branch',
      name: 'Optik Muster',
      url: 'https://optik.example',
      telephone: '+41522123456',
      email: 'info@example.ch',
      image: 'https://optik.example/media/logo.svg',
      logo: 'https://optik.example/media/logo.svg',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Bahnhofstrasse 12',
        postalCode: '8400',
        addressLocality: 'Winterthur',
        addressRegion: 'ZH',
        addressCountry: 'CH',
      },
      openingHoursSpecification: expect.arrayContaining([
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '12:00' },
      ]),
    },
  ])
})

it('[HOURS-1] the closed marker never leaks', () => {
  const specials = [{ date: '2026-04-03', open: '0030', close: '0030' }]
  const [branch] = data([sampleBranch({ specials })])
  expect(branch).toMatchObject({
    specialOpeningHoursSpecification: [
      { opens: '00:00', closes: '00:00', validFrom: '2026-04-03', validThrough: '2026-04-03' },
    ],
  })
  expect(JSON.stringify(branch)).not.toContain('00:30')
})

it('[LIVE-12] a breadcrumb trail with absolute addresses', () => {
  expect(
    breadcrumbData(origin, [
      { name: 'Start', path: '/de' },
      { name: 'Team', path: '/de/team/anna' },
    ]),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Start', item: 'https://optik.example/de' },
      { position: 2, name: 'Team', item: 'https://optik.example/de/team/anna' },
    ],
  })
})
