import { describe, expect, it } from 'vitest'
import { doesFit } from './headerFit'
import { type HeaderState, nextHeaderState } from './headerState'

describe('nextHeaderState', () => {
  const from = (state: HeaderState, lastY: number, y: number) => nextHeaderState({ state, lastY, y, height: 100 })

  it('[LIVE-2] is top within the threshold of 10 px', () => {
    expect(from('up', 50, 10)).toBe('top')
    expect(from('top', 0, 11)).toBe('up')
  })

  it('[LIVE-2] hides only below twice the header’s height', () => {
    expect(from('up', 100, 200)).toBe('up')
    expect(from('up', 190, 201)).toBe('down')
  })

  it('[LIVE-2] comes back on the way up, and a trembling finger changes nothing', () => {
    expect(from('down', 600, 595)).toBe('down')
    expect(from('down', 600, 590)).toBe('up')
    expect(from('up', 600, 609)).toBe('up')
  })

  it('[LIVE-2] a page opened far down shows its header', () => {
    expect(from('top', 900, 900)).toBe('up')
  })
})

describe('doesFit', () => {
  const widths = { logo: 174, navigation: 500, tools: 200, isCentred: false }

  it('[LIVE-3] adds 48+32+32 px', () => {
    expect(doesFit({ ...widths, available: 986 })).toBe(true)
    expect(doesFit({ ...widths, available: 985 })).toBe(false)
  })

  it('[LIVE-3] with the logo in the middle the wider side counts twice', () => {
    expect(doesFit({ ...widths, isCentred: true, available: 1286 })).toBe(true)
    expect(doesFit({ ...widths, isCentred: true, available: 1285 })).toBe(false)
  })
})
