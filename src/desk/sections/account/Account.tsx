import { useWords } from '../../../editor/i18n/words'
import { sectionWords } from '../../sections'

export default function Account() {
  return <h1>{useWords(sectionWords).account}</h1>
}
