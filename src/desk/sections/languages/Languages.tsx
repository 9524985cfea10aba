import { useWords } from '../../../editor/i18n/words'
import { sectionWords } from '../../sections'

export default function Languages() {
  return <h1>{useWords(sectionWords).languages}</h1>
}
