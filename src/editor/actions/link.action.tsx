import { Link2 } from 'lucide-react'
import { laterParts } from '../laterParts'
import type { MenuAction } from './action'
import { laterPanel } from './laterPanel'

const link: MenuAction = {
  order: 20,
  label: { de: 'Link', fr: 'Lien' },
  icon: Link2,
  appliesTo: ({ field }) => field?.definition.kind === 'button',
  Panel: laterPanel(laterParts.link),
}
export default link
