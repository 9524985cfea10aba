import { useState } from 'react'
import { calls } from '../../../contract/calls'
import type { HostCheck, SiteDetails } from '../../../contract/sites'
import { useWords } from '../../../editor/i18n/words'
import { ConfirmDialog } from '../../../editor/kit/ConfirmDialog'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { SelectField } from '../../SelectField'
import { useReason } from '../../useReason'
import type { Change } from './SiteDetails'
import { words } from './words'

type Host = SiteDetails['hosts'][number]

/** Where the site is found: the primary address, and those that lead to it. */
export const SiteHosts = ({ site, change }: { site: SiteDetails; change: Change }) => {
  const own = useWords(words)
  const [host, setHost] = useState('')
  const [scheme, setScheme] = useState<Host['scheme']>(site.hosts[0]?.scheme ?? 'https')
  const add = async () => {
    if (await change(calls.setSiteHost, { id: site.id, host, scheme })) setHost('')
  }
  return (
    <section className="v-site-part">
      <h2>{own.hosts}</h2>
      <ul className="v-site-rows">
        {site.hosts.map(entry => (
          <HostRow key={entry.host} siteId={site.id} host={entry} change={change} />
        ))}
      </ul>
      <div className="v-inline">
        <TextField
          label={own.addHost}
          hint={own.hostHint}
          value={host}
          onChange={setHost}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={own.scheme}
          value={scheme}
          choices={['https', 'http'].map(value => ({ value, label: value }))}
          onChange={value => setScheme(value as Host['scheme'])}
        />
        <button type="button" className="v-button v-raised" disabled={host.trim() === ''} onClick={() => void add()}>
          {own.addHost}
        </button>
      </div>
    </section>
  )
}

const HostRow = ({ siteId: id, host, change }: { siteId: string; host: Host; change: Change }) => {
  const own = useWords(words)
  const reasonOf = useReason()
  const { ask } = useDesk()
  const [found, setFound] = useState<HostCheck | 'checking' | string | null>(null)
  const [question, setQuestion] = useState<'primary' | 'remove' | null>(null)
  const check = async () => {
    setFound('checking')
    const { host: name, scheme, port } = host
    const answer = await ask(calls.checkSiteHost, { host: name, scheme, port })
    setFound(answer.success ? answer.data : reasonOf(answer.code))
    return answer.success && answer.data.found === 'here'
  }
  const setPrimary = (isSure: boolean) => change(calls.setSiteHost, { id, host: host.host, isPrimary: true, isSure })
  const makePrimary = async () => {
    if (await check()) await setPrimary(false)
    else setQuestion('primary')
  }
  const said =
    found === null ? '' : found === 'checking' ? own.checking : typeof found === 'string' ? found : own[found.found]
  return (
    <li>
      <span>
        {host.name} <span className="v-quiet">{host.scheme}</span>
      </span>
      <span className="v-row-actions">
        <button type="button" className="v-link" onClick={() => void check()}>
          {own.check}
        </button>
        {host.isPrimary ? (
          <span className="v-quiet">{own.primary}</span>
        ) : (
          <>
            <button type="button" className="v-link" onClick={() => void makePrimary()}>
              {own.makePrimary}
            </button>
            <button type="button" className="v-link" onClick={() => setQuestion('remove')}>
              {own.remove}
            </button>
          </>
        )}
      </span>
      <span className="v-hint" role="status">
        {said}
        {typeof found === 'object' && found?.found === 'elsewhere' ? ` ${found.reason}` : ''}
      </span>
      {question === 'primary' ? (
        <ConfirmDialog
          title={own.primaryTitle(host.name)}
          confirm={own.primaryAnyway}
          isDangerous
          onConfirm={async () => {
            await setPrimary(true)
            return null
          }}
          onClose={() => setQuestion(null)}
        >
          {own.primaryText}
        </ConfirmDialog>
      ) : null}
      {question === 'remove' ? (
        <ConfirmDialog
          title={own.removeHostTitle(host.name)}
          confirm={own.remove}
          onConfirm={async () => {
            await change(calls.removeSiteHost, { id, host: host.host })
            return null
          }}
          onClose={() => setQuestion(null)}
        >
          {own.removeHostText}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
