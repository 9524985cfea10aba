import { Captions } from 'lucide-react'
import { laterParts } from '../laterParts'
import type { MenuAction } from './action'
import { laterPanel } from './laterPanel'

/** LIB-11: what a picture shows. */
const describe: MenuAction = {
  order: 12,
  label: { de: 'Bildbeschreibung', fr: 'Description de l’image' },
  icon: Captions,
  appliesTo: ({ field }) => field?.definition.kind === 'media' && field.field?.mediaId != null,
  Panel: laterPanel(laterParts.describe),
}
export default describe
