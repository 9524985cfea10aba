import type { Localized } from '../../../content/locale'
import { useWords } from '../../i18n/words'
import { Switch } from '../../kit/Switch'
import { publishWords } from './words'

/** So many are named, the rest counted. */
const named = 8

/** PUB-9: whether the other changed pages go along; the first of them by name. */
export const OtherPages = ({
  pages,
  isOn,
  onChange,
}: {
  pages: readonly { name: Localized<string> }[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}) => {
  const words = useWords(publishWords)
  if (pages.length === 0) return null
  const names = pages.slice(0, named).map(page => Object.values(page.name)[0])
  const rest = pages.length - names.length
  const hint = names.join(', ') + (rest > 0 ? words.andMore(rest) : '')
  return <Switch label={words.others(pages.length)} hint={hint} checked={isOn} onChange={onChange} />
}
