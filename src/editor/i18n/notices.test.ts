import { describe, expect, it } from 'vitest'
import { noticeText } from './notices'

const list = [
  ['addGroup', 'Fehler beim Hinzufügen der Box'],
  ['addToCollection', 'Fehler beim Hinzufügen der Box'],
  ['sortGroup', 'Fehler beim Verschieben der Box'],
  ['removeGroup', 'Fehler beim Löschen der Box'],
  ['sortCollection', 'Fehler beim Sortieren der Sammlung'],
  ['writeSettings', 'Fehler beim Aktualisieren der Einstellungen'],
  ['resetFooter', 'Fehler beim Zurücksetzen der Fusszeile'],
  ['upload', 'Fehler beim Hochladen der Datei'],
  ['saveData', 'Ein Fehler ist aufgetreten'],
] as const

describe('[EDIT-11, EDIT-18] a toast', () => {
  it.each(list)('of %s has its text of the list, followed by the reason', (code, text) => {
    expect(noticeText({ kind: 'error', code }, 'de')).toBe(text)
    expect(noticeText({ kind: 'error', code, reason: 'not_found' }, 'de')).toBe(`${text}: Das gibt es nicht mehr.`)
    expect(noticeText({ kind: 'error', code, reason: 'unknown', detail: 'as told' }, 'de')).toBe(`${text}: as told`)
  })

  it.each(list)('of %s is French for who reads French', (code, text) => {
    const french = noticeText({ kind: 'error', code, reason: 'not_found' }, 'fr')
    expect(french).toMatch(/: Cela n’existe plus\.$/)
    expect(french).not.toContain(text)
  })

  it('of an undo names what was changed', () => {
    expect(noticeText({ kind: 'info', code: 'undo', detail: 'Titel (Einstieg)' }, 'de')).toBe(
      'Rückgängig gemacht: Titel (Einstieg)',
    )
    expect(noticeText({ kind: 'info', code: 'redo', detail: '' }, 'fr')).toBe('Rétabli')
  })
})
