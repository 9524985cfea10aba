import { useEffect, useRef, useState } from 'react'
import { type SiteFilter, siteFilters } from '../../../content/site'
import { calls } from '../../../contract/calls'
import type { SiteSummary } from '../../../contract/sites'
import { common } from '../../../editor/i18n/common'
import { useLanguage } from '../../../editor/i18n/language'
import { useWords } from '../../../editor/i18n/words'
import { MoreOnScroll } from '../../../editor/kit/MoreOnScroll'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { DeskLink } from '../../DeskLink'
import { momentText } from '../../moment'
import { SelectField } from '../../SelectField'
import { useReason } from '../../useReason'
import { ImportSites } from './ImportSites'
import { SiteTasks } from './SiteTasks'
import { words } from './words'

/** Searched on the server and read in parts: three hundred are as quick as three. */
export const SiteList = () => {
  const own = useWords(words)
  const { loading } = useWords(common)
  const reasonOf = useReason()
  const [q, setQ] = useState('')
  const [only, setOnly] = useState<SiteFilter>('all')
  const [madeCount, setMadeCount] = useState(0)
  const { list, problem, more } = useSites({ q, only, madeCount })
  return (
    <>
      <div className="v-sites-tools">
        <TextField label={own.search} type="search" value={q} onChange={setQ} />
        <SelectField
          label={own.show}
          value={only}
          choices={siteFilters.map(value => ({ value, label: own[value] }))}
          onChange={value => setOnly(value as SiteFilter)}
        />
        <DeskLink to={['sites', 'new']} className="v-button v-primary">
          {own.create}
        </DeskLink>
        <ImportSites />
      </div>
      <SiteTasks onChange={() => setMadeCount(count => count + 1)} />
      {problem ? (
        <p className="v-problem" role="alert">
          {reasonOf(problem)}
        </p>
      ) : null}
      <p className="v-quiet" role="status">
        {list === null ? loading : list.total === 0 ? own.none : own.count(list.total)}
      </p>
      {list && list.sites.length > 0 ? (
        <ul className="v-sites">
          {list.sites.map(site => (
            <SiteRow key={site.id} site={site} />
          ))}
        </ul>
      ) : null}
      {list?.next ? <MoreOnScroll label={own.more} onMore={more} /> : null}
    </>
  )
}

type List = { sites: SiteSummary[]; total: number; next: string | null }

const useSites = ({ q, only, madeCount }: { q: string; only: SiteFilter; madeCount: number }) => {
  const { ask } = useDesk()
  const [list, setList] = useState<List | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const shownFor = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read anew when a site was made
  useEffect(() => {
    let isLatest = true
    const read = async () => {
      const answer = await ask(calls.listAllSites, { q, only })
      if (!isLatest) return
      setProblem(answer.success ? null : answer.code)
      if (!answer.success) return
      const isSame = shownFor.current === `${only} ${q}`
      shownFor.current = `${only} ${q}`
      // Whoever has scrolled on stays where they are while sites are being made.
      setList(now =>
        isSame && now && now.sites.length > answer.data.sites.length
          ? { ...now, total: answer.data.total }
          : answer.data,
      )
    }
    const timer = setTimeout(() => void read(), q ? 200 : 0)
    return () => {
      isLatest = false
      clearTimeout(timer)
    }
  }, [ask, q, only, madeCount])
  const more = async () => {
    if (!list?.next) return false
    const answer = await ask(calls.listAllSites, { q, only, after: list.next })
    if (!answer.success) return false
    setList(now => {
      if (now !== list) return now
      const known = new Set(list.sites.map(({ id }) => id))
      return { ...answer.data, sites: [...list.sites, ...answer.data.sites.filter(({ id }) => !known.has(id))] }
    })
    return true
  }
  return { list, problem, more }
}

const SiteRow = ({ site }: { site: SiteSummary }) => {
  const own = useWords(words)
  const language = useLanguage()
  const { colon } = useWords(common)
  return (
    <li>
      <div className="v-site-name">
        <DeskLink to={['sites', site.id]} className="v-site-link">
          {site.name}
        </DeskLink>
        <span className="v-quiet">
          {site.key} · {site.hosts.map(({ name }) => name).join(', ')}
        </span>
      </div>
      <div className="v-site-facts v-quiet">
        <span>
          {own.published}
          {colon}
          {site.publishedAt ? momentText(site.publishedAt, language) : own.never}
        </span>
        <span>
          {own.storage}
          {colon}
          {megabytes(site.bytes, language)}
        </span>
        {site.changedPages > 0 ? <span data-tone="warn">{own.changes(site.changedPages)}</span> : null}
        {site.failures > 0 ? <span data-tone="bad">{own.failures(site.failures)}</span> : null}
        {site.suspended ? <span data-tone="bad">{own.suspended}</span> : null}
        {site.deletedAt ? <span data-tone="bad">{own.deleted}</span> : null}
      </div>
    </li>
  )
}

/** Little is still more than nothing. */
const megabytes = (bytes: number, language: string) => {
  const number = new Intl.NumberFormat(`${language}-CH`, { maximumFractionDigits: 1 })
  return `${number.format(Math.ceil((bytes / 1024 / 1024) * 10) / 10)} ${language === 'fr' ? 'Mo' : 'MB'}`
}
