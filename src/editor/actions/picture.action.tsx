import { ImagePlus } from 'lucide-react'
import { replacePicture } from '../media/replacePicture'
import type { MenuAction } from './action'

/** A picture is chosen among the files of the device, the first one or another; the library comes later. */
const picture: MenuAction = {
  order: 10,
  label: { de: 'Bild wählen', fr: 'Choisir une image' },
  icon: ImagePlus,
  appliesTo: ({ field }) => field?.definition.kind === 'media',
  run: ({ field }, editor) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'image/*'
    input.addEventListener('change', () => {
      const [file] = input.files ?? []
      if (file && field) void replacePicture(editor, field, file)
    })
    input.click()
  },
}
export default picture
