import { usePlace } from '../../place'
import { LanguageTable } from './LanguageTable'
import { Translator } from './Translator'
import './languages.css'

/** `/desk/languages`: all pages in all languages; `/desk/languages/{page}?to=fr`: the texts of one. */
export default function Languages() {
  const [, id] = usePlace()
  return id ? <Translator key={id} id={id} /> : <LanguageTable />
}
