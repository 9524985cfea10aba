import { expect, it } from 'vitest'
import { valueKinds } from '../field'
import { shownValue } from './shownValue'
import { acceptSingle } from './singleValue'

const inGerman = { locale: 'de', yes: 'Ja', no: 'Nein' } as const
const inFrench = { locale: 'fr', yes: 'Oui', no: 'Non' } as const

it('[MODEL-16] every kind is checked and then shown as the language writes it', () => {
  const cases = [
    ['number', '29000,5', '29’000.5', '29’000,5'],
    ['number', -1234567, '-1’234’567', '-1’234’567'],
    ['number', 0, '0', '0'],
    ['date', '2026-03-09', '9. März 2026', '9 mars 2026'],
    ['time', '0830', '08:30', '08:30'],
    ['boolean', true, 'Ja', 'Oui'],
    ['boolean', false, 'Nein', 'Non'],
    ['phone', '+41522123456', '052 212 34 56', '052 212 34 56'],
    ['url', 'https://www.example.ch/laden', 'example.ch', 'example.ch'],
    ['email', ' anna@example.ch ', 'anna@example.ch', 'anna@example.ch'],
    ['text', 'Nora Keller', 'Nora Keller', 'Nora Keller'],
  ] as const
  for (const [kind, typed, german, french] of cases) {
    const accepted = acceptSingle(kind, typed)
    expect(accepted, `${kind} ${typed}`).not.toBeNull()
    expect(shownValue(kind, accepted!.value, inGerman)).toBe(german)
    expect(shownValue(kind, accepted!.value, inFrench)).toBe(french)
  }
  for (const kind of valueKinds) expect(shownValue(kind, null, inGerman)).toBe('')
})

it('[MODEL-16] what is none of its kind is taken by neither side', () => {
  for (const [kind, wrong] of [
    ['number', 'viele'],
    ['number', true],
    ['date', '2026-02-30'],
    ['date', '9.3.2026'],
    ['time', '25:00'],
    ['boolean', 'ja'],
    ['phone', 'abc'],
    ['url', 'kein ort'],
    ['email', 'a@b'],
  ] as const)
    expect(acceptSingle(kind, wrong), `${kind} ${wrong}`).toBeNull()
})
