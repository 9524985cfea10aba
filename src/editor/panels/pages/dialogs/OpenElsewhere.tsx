import type { PageInfo } from '../../../../contract/page'
import { useWords } from '../../../i18n/words'
import { dialogWords } from './words'

/** Who else has the page open while it is about to go. */
export const OpenElsewhere = ({ info }: { info: PageInfo | null }) => {
  const words = useWords(dialogWords)
  if (!info || info.present.length === 0) return null
  return (
    <p className="v-warning">
      {info.present.join(', ')} {words.present}
    </p>
  )
}
