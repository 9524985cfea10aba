import { ImagePlus } from 'lucide-react'
import { choosePicture } from '../media/choosePicture'
import type { MenuAction } from './action'

const picture: MenuAction = {
  order: 10,
  label: { de: 'Bild wählen', fr: 'Choisir une image' },
  icon: ImagePlus,
  appliesTo: ({ field }) => field?.definition.kind === 'media',
  run: ({ field }, editor) => {
    if (field) choosePicture(editor, field)
  },
}
export default picture
