/** EDIT-25: the pictures among what is dropped or pasted. Where words come with them, the words are meant. */
export const pictureFiles = (data: DataTransfer | null): File[] => {
  const files = [...(data?.files ?? [])].filter(file => file.type.startsWith('image/'))
  if (files.length === 0) return []
  const { body } = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html')
  return body.textContent.trim() === '' ? files : []
}
