import { LogOut, Pencil } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { calls } from '../contract/calls'
import { common } from '../editor/i18n/common'
import { defineWords, useWords } from '../editor/i18n/words'
import { Notices } from '../editor/kit/Notices'
import { notices } from '../editor/kit/notices'
import { Tips } from '../editor/kit/Tips'
import { useDesk } from './DeskContext'
import { DeskLink } from './DeskLink'
import { usePlace } from './place'
import { SectionBoundary } from './SectionBoundary'
import { sectionsFor, sectionWords } from './sections'
import './desk.css'
import './list.css'

const words = defineWords({
  de: { menu: 'Verwaltung', edit: 'Website bearbeiten', signOut: 'Abmelden', reload: 'Neu laden' },
  fr: { menu: 'Gestion', edit: 'Modifier le site', signOut: 'Se déconnecter', reload: 'Recharger' },
})

/** The frame of the desk: what there is beside the section that is open; on a phone above it. */
export const Desk = () => {
  const { person, site, mustSetUp } = useDesk()
  const [name] = usePlace()
  const sections = sectionsFor(person).filter(section => !mustSetUp || section.name === 'account')
  const open = sections.find(section => section.name === name) ?? sections[0]!
  const labels = useWords(sectionWords)
  const { menu, edit, signOut, reload } = useWords(words)
  const { loading, somethingWrong } = useWords(common)
  const leave = useSignOut()
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    document.title = `${labels[open.name]} · ${site.name}`
    // On a phone the menu is longer than the screen is wide.
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [labels, open.name, site.name])
  return (
    <div className="v-desk">
      <header className="v-desk-head">
        <strong>{site.name}</strong>
        <nav ref={nav} aria-label={menu}>
          {sections.map(section => (
            <DeskLink
              key={section.name}
              to={[section.name]}
              className="v-item"
              aria-current={section === open ? 'page' : undefined}
            >
              {labels[section.name]}
            </DeskLink>
          ))}
        </nav>
        <div className="v-desk-person">
          {mustSetUp ? null : (
            <a className="v-item" href={`/${site.defaultLocale}/edit?toolbar=1`}>
              <Pencil size={18} aria-hidden />
              {edit}
            </a>
          )}
          <button type="button" className="v-item" onClick={() => void leave()}>
            <LogOut size={18} aria-hidden />
            {signOut}
          </button>
          <span className="v-quiet">{person.name}</span>
        </div>
      </header>
      <main className="v-desk-main">
        <SectionBoundary
          key={open.name}
          broken={
            <p className="v-problem" role="alert">
              {somethingWrong}{' '}
              <button type="button" className="v-link" onClick={() => location.reload()}>
                {reload}
              </button>
            </p>
          }
        >
          <Suspense fallback={<p className="v-hint">{loading}</p>}>
            <open.Part />
          </Suspense>
        </SectionBoundary>
      </main>
      <Notices />
      <Tips />
    </div>
  )
}

const useSignOut = () => {
  const { ask, site } = useDesk()
  return async () => {
    const { success } = await ask(calls.signOut, {})
    if (!success) return notices.add({ kind: 'error', code: 'signOut', reason: 'offline' })
    location.assign(`/${site.defaultLocale}`)
  }
}
