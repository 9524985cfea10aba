import { describe, expect, it } from 'vitest'
import { StartError } from '../StartError'
import { readConfig } from './config'

describe('configuration', () => {
  const files = { S3_ENDPOINT: 'https://s3.example.ch', S3_BUCKET: 'b', S3_KEY: 'k', S3_SECRET: 's' }
  const video = { MUX_TOKEN_ID: 'i', MUX_TOKEN_SECRET: 's' }

  it('[API-8] a service that is set in part ends the start and names what is missing', () => {
    for (const group of [files, video])
      for (const name of Object.keys(group)) {
        const { [name]: _, ...others } = group as Record<string, string>
        expect(() => readConfig(others), name).toThrow(StartError)
        expect(() => readConfig(others), name).toThrow(new RegExp(`missing: ${name}\\.$`))
        expect(() => readConfig({ ...others, [name]: '' }), name).toThrow(/missing/)
      }
  })

  it('[API-8] a service that cannot be used yet is refused instead of ignored', () => {
    expect(() => readConfig(files)).toThrow(/no effect/)
    expect(() => readConfig(video)).toThrow(/no effect/)
    expect(readConfig({})).toMatchObject({ databaseUrl: null, smtpUrl: null, admin: null })
  })

  it('[API-8, LANG-1] a translation service needs its key or address, and a free DeepL key finds its own', () => {
    expect(readConfig({})).toMatchObject({ deepl: null, libreTranslate: null })
    expect(readConfig({ DEEPL_KEY: 'abcdefgh:fx' }).deepl?.url).toBe('https://api-free.deepl.com')
    expect(readConfig({ DEEPL_KEY: 'abcdefgh' }).deepl?.url).toBe('https://api.deepl.com')
    const address = { LIBRETRANSLATE_URL: 'http://10.0.0.5:5000' }
    expect(readConfig(address).libreTranslate).toEqual({ url: address.LIBRETRANSLATE_URL, key: null })
    for (const half of [
      { DEEPL_URL: 'https://x.ch' },
      { LIBRETRANSLATE_KEY: 'k' },
      { DEEPL_KEY: 'a b' },
      { DEEPL_KEY: 'abcdefgh', DEEPL_URL: 'ftp://x.ch' },
    ])
      expect(() => readConfig(half), JSON.stringify(half)).toThrow(StartError)
  })
})
