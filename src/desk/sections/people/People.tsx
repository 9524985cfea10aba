import { useWords } from '../../../editor/i18n/words'
import { sectionWords } from '../../sections'

export default function People() {
  return <h1>{useWords(sectionWords).people}</h1>
}
