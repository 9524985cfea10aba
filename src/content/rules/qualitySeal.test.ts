import { expect, it } from 'vitest'
import { qualitySeal } from './qualitySeal'

it('[SET-7] an account is a name, an address of results, or both; nothing is no seal', () => {
  for (const empty of ['', '  ', '\n']) expect(qualitySeal(empty)).toBeNull()
  expect(qualitySeal('Kundenspiegel')).toEqual({ name: 'Kundenspiegel', href: null })
  expect(qualitySeal('www.umfrage.ch/optik-muster')).toEqual({
    name: 'umfrage.ch',
    href: 'https://www.umfrage.ch/optik-muster',
  })
  expect(qualitySeal(' Kundenspiegel  2026 http://umfrage.ch/x ')).toEqual({
    name: 'Kundenspiegel 2026',
    href: 'https://umfrage.ch/x',
  })
  expect(qualitySeal('javascript:alert(1)//x.ch')?.href ?? null).toBeNull()
})
