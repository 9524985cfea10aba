/** Closes the bar for this session; a bar with another text shows again. */
export default (element: HTMLElement) => {
  const button = element.querySelector<HTMLButtonElement>('.bar-close')
  if (!button) return () => {}
  const key = `announcement-${element.dataset.key}`
  const text = element.dataset.text ?? ''

  const dismiss = () => {
    remember(key, text)
    element.hidden = true
  }

  element.hidden = recall(key) === text
  button.hidden = false
  button.addEventListener('click', dismiss)
  return () => {
    button.removeEventListener('click', dismiss)
    button.hidden = true
    element.hidden = false
  }
}

// A browser that forbids storage shows the bar again on the next page.
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
