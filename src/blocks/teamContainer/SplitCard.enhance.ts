/** Below it the names stand in a row with all of them (BLOCK-8). */
const wide = '(min-width: 768px)'

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/**
 * BLOCK-8: names become tabs that show their panel; the intro is one of them, and a click on the section's head leads
 * back to it. Wide windows offer a few names at a time. While the page is being written only those steps work: the links
 * and texts are the editor's.
 */
export default (element: HTMLElement, isEditing = false) => {
  const list = element.querySelector<HTMLElement>('.split-names')
  const stage = element.querySelector<HTMLElement>('.split-stage')
  if (!list || !stage) return () => {}
  const tabs = [...list.querySelectorAll('a')]
  const panels = [...stage.children].filter(child => child instanceof HTMLElement)
  const members = [...list.querySelectorAll<HTMLElement>('li:not(.split-overview)')]
  const head = element.querySelector<HTMLElement>('.split-head')
  const buttons = [...element.querySelectorAll<HTMLElement>('[data-step]')]
  const atOnce = Number(buttons.at(-1)?.dataset.step ?? members.length)
  const media = matchMedia(wide)
  const listening = new AbortController()
  const { signal } = listening
  const wasHidden = panels.map(panel => panel.hidden)
  const hasIntro = tabs.length > members.length
  let selected = wasHidden.indexOf(false)
  let first = 0

  const offer = () => {
    members.forEach((member, index) => {
      member.hidden = media.matches && (index < first || index >= first + atOnce)
    })
    // Not `disabled`: a button that has just been used must keep the focus.
    buttons[0]?.setAttribute('aria-disabled', String(first === 0))
    buttons[1]?.setAttribute('aria-disabled', String(first + atOnce >= members.length))
    // Also while the page is being written: it looks the same then.
    tabs.forEach((tab, index) => {
      tab.classList.toggle('is-shown', index === selected)
    })
    if (!isEditing) mark()
  }

  const mark = () => {
    const isOffered = (tab: HTMLElement | undefined) => !tab?.closest('[hidden]')
    const reached = isOffered(tabs[selected]) ? selected : tabs.findIndex(isOffered)
    tabs.forEach((tab, index) => {
      set(tab, { 'aria-selected': String(index === selected), tabindex: index === reached ? '0' : '-1' })
    })
    panels.forEach((panel, index) => {
      panel.hidden = index !== selected
    })
    element.classList.toggle('has-person', hasIntro && selected > 0)
  }

  const show = (index: number) => {
    // What stands below stays where it is.
    stage.style.minHeight = media.matches ? `${stage.offsetHeight}px` : ''
    selected = index
    const member = index - Number(hasIntro)
    if (member >= 0) first = Math.floor(member / atOnce) * atOnce
    offer()
    tabs[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  const makeTabs = () => {
    set(list, { role: 'tablist', 'aria-label': head?.querySelector('h1, h2, h3')?.textContent || document.title })
    for (const item of list.children) set(item, { role: 'presentation' })
    tabs.forEach((tab, index) => {
      const id = `${element.closest('[data-block]')?.id}-${index}`
      set(tab, { role: 'tab', id: `${id}-tab`, 'aria-controls': id })
      set(panels[index], { role: 'tabpanel', id, 'aria-labelledby': `${id}-tab` })
    })
    list.addEventListener('click', onClick, { signal })
    list.addEventListener('keydown', onKey, { signal })
    if (hasIntro) head?.addEventListener('click', () => show(0), { signal })
  }

  const onClick = (event: MouseEvent) => {
    const index = tabs.findIndex(tab => tab.contains(event.target as Node))
    if (index < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(index)
  }

  const onKey = (event: KeyboardEvent) => {
    const at = tabs.indexOf(document.activeElement as HTMLAnchorElement)
    const target = targetOf(event.key, { at, count: tabs.length })
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    show(target)
    tabs[target]?.focus({ preventScroll: true })
  }

  for (const button of buttons)
    button.addEventListener(
      'click',
      () => {
        if (button.getAttribute('aria-disabled') === 'true') return
        first += Number(button.dataset.step)
        offer()
      },
      { signal },
    )
  media.addEventListener(
    'change',
    () => {
      stage.style.minHeight = ''
      offer()
    },
    { signal },
  )
  if (!isEditing) makeTabs()
  offer()
  element.classList.add('is-enhanced')

  return () => {
    listening.abort()
    element.classList.remove('is-enhanced', 'has-person')
    stage.style.minHeight = ''
    for (const item of [list, ...list.children, ...tabs, ...panels])
      for (const name of ownAttributes) item.removeAttribute(name)
    for (const tab of tabs) tab.classList.remove('is-shown')
    for (const member of members) member.hidden = false
    panels.forEach((panel, index) => {
      panel.hidden = wasHidden[index] ?? false
    })
  }
}

const ownAttributes = ['role', 'id', 'tabindex', 'aria-label', 'aria-selected', 'aria-controls', 'aria-labelledby']

const set = (element: Element | undefined, attributes: Record<string, string>) => {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value)
}

const targetOf = (key: string, { at, count }: { at: number; count: number }): number | null => {
  if (key === ' ') return at
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? null : (at + step + count) % count
}
