import { useWords } from '../../../editor/i18n/words'
import { sectionWords } from '../../sections'

export default function Mine() {
  return <h1>{useWords(sectionWords).mine}</h1>
}
