import { useWords } from '../../../editor/i18n/words'
import { sectionWords } from '../../sections'

export default function Log() {
  return <h1>{useWords(sectionWords).log}</h1>
}
