/** Closes a note for this session; with another text it shows again. While it is written it stays open. */
export default (element: HTMLElement, isEditing = false) => {
  const button = element.querySelector<HTMLButtonElement>('.dismiss')
  if (!button) return () => {}
  const key = `announcement-${element.dataset.key}`
  const text = element.dataset.text ?? ''

  const dismiss = () => {
    remember(key, text)
    element.hidden = true
  }

  element.hidden = !isEditing && recall(key) === text
  button.hidden = false
  if (!isEditing) button.addEventListener('click', dismiss)
  return () => {
    button.removeEventListener('click', dismiss)
    button.hidden = true
    element.hidden = false
  }
}

// A browser that forbids storage shows the note again on the next page.
const recall = (key: string) => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

const remember = (key: string, text: string) => {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    return
  }
}
