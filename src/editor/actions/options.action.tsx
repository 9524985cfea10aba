import { SlidersHorizontal } from 'lucide-react'
import { laterParts } from '../laterParts'
import { optionsOf } from '../options/optionsOf'
import type { MenuAction } from './action'
import { laterPanel } from './laterPanel'

const options: MenuAction = {
  order: 30,
  label: { de: 'Optionen', fr: 'Options' },
  icon: SlidersHorizontal,
  appliesTo: target => optionsOf(target).length > 0,
  Panel: laterPanel(laterParts.options),
}
export default options
