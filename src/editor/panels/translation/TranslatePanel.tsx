import type { PanelProps } from '../../actions/action'
import { FieldTranslation } from './FieldTranslation'
import { SectionTranslation } from './SectionTranslation'
import './translation.css'

/** LANG-1: the text of a field with its source beside it, or what a section lacks. */
export default function TranslatePanel({ target: { field, group } }: PanelProps) {
  return field ? <FieldTranslation handle={field} /> : <SectionTranslation group={group} />
}
