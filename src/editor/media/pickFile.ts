/** Opens the device's own chooser for one picture. */
export const pickFile = (onPicked: (file: File) => void) => {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = 'image/*'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) onPicked(file)
  })
  input.click()
}
