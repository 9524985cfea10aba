import { useState } from 'react'
import { calls } from '../../../contract/calls'
import type { MySite } from '../../../contract/sites'
import { common } from '../../../editor/i18n/common'
import { defineWords, useWords } from '../../../editor/i18n/words'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { sectionWords } from '../../sections'
import { useReading } from '../../useReading'
import '../sites/sites.css'

const words = defineWords({
  de: {
    search: 'Websites suchen',
    open: 'Öffnen',
    openNamed: (name: string) => `${name} öffnen`,
    here: 'Sie sind hier',
    admin: 'Admin',
    optician: 'Redaktion',
    suspended: 'Offline',
    none: 'Keine Website gefunden.',
    failed: 'Diese Website lässt sich gerade nicht öffnen.',
  },
  fr: {
    search: 'Rechercher des sites',
    open: 'Ouvrir',
    openNamed: (name: string) => `Ouvrir ${name}`,
    here: 'Vous êtes ici',
    admin: 'Admin',
    optician: 'Rédaction',
    suspended: 'Hors ligne',
    none: 'Aucun site trouvé.',
    failed: 'Ce site ne peut pas être ouvert en ce moment.',
  },
})

/** From here a search helps more than a look. */
const many = 8

/** D28: one sign-in is enough for all one's sites. */
export default function Mine() {
  const { mine } = useWords(sectionWords)
  const own = useWords(words)
  const { loading, somethingWrong } = useWords(common)
  const { ask } = useDesk()
  const { data, problem } = useReading(calls.listMySites, {})
  const [q, setQ] = useState('')
  const [isRefused, setRefused] = useState(false)
  const open = async ({ id }: MySite) => {
    const answer = await ask(calls.openMySite, { id })
    setRefused(!answer.success)
    if (answer.success) location.assign(answer.data.to)
  }
  const sites = data?.sites ?? []
  const wanted = q.trim().toLowerCase()
  const shown = sites.filter(({ name, key, origin }) => `${name} ${key} ${origin}`.toLowerCase().includes(wanted))
  return (
    <>
      <h1>{mine}</h1>
      {sites.length > many ? <TextField label={own.search} type="search" value={q} onChange={setQ} /> : null}
      {isRefused ? (
        <p className="v-problem" role="alert">
          {own.failed}
        </p>
      ) : null}
      <p className="v-hint" role="status">
        {problem ? somethingWrong : !data ? loading : shown.length === 0 ? own.none : ''}
      </p>
      <ul className="v-sites">
        {shown.map(site => (
          <li key={site.id}>
            <div className="v-site-name">
              <strong>{site.name}</strong>
              <span className="v-quiet">{[site.origin, own[site.role]].filter(Boolean).join(' · ')}</span>
            </div>
            {site.isHere ? (
              <span className="v-quiet">{own.here}</span>
            ) : site.suspended || !site.origin ? (
              <span className="v-quiet">{own.suspended}</span>
            ) : (
              <button
                type="button"
                className="v-button v-raised"
                aria-label={own.openNamed(site.name)}
                onClick={() => void open(site)}
              >
                {own.open}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
