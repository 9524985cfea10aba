import { useWords } from '../../../editor/i18n/words'
import { sectionWords } from '../../sections'

export default function Sites() {
  return <h1>{useWords(sectionWords).sites}</h1>
}
