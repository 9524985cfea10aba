import { common } from '../../i18n/common'
import { settingsWords } from './words'

/** What people call a setting, by the path of its leaf. */
export const settingName = (key: string, locale: 'de' | 'fr'): string => {
  const words: Record<string, unknown> = settingsWords[locale]
  const [section = '', ...path] = key.split('.')
  const known = [path.at(-1) ?? '', section].map(name => words[name]).find(word => typeof word === 'string')
  return typeof known === 'string' ? known : common[locale].settings
}
