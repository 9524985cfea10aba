import { useState } from 'react'
import { locales as allLocales, type Locale, localeNames } from '../../../content/locale'
import { timeZone } from '../../../content/rules/zonedTime'
import { deletedSiteKeptMs } from '../../../content/site'
import type { Call, ReplyOf } from '../../../contract/call'
import { calls } from '../../../contract/calls'
import type { SiteDetails as Details } from '../../../contract/sites'
import { common } from '../../../editor/i18n/common'
import { useLanguage } from '../../../editor/i18n/language'
import { useWords } from '../../../editor/i18n/words'
import { ConfirmDialog } from '../../../editor/kit/ConfirmDialog'
import { Switch } from '../../../editor/kit/Switch'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { DeskLink } from '../../DeskLink'
import { momentText } from '../../moment'
import { goTo } from '../../place'
import { SelectField } from '../../SelectField'
import { useReading } from '../../useReading'
import { useReason } from '../../useReason'
import { SiteHosts } from './SiteHosts'
import { SiteLook } from './SiteLook'
import { words } from './words'

/** What was refused far below is told where it is read. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** Makes a change and shows the site as the server has it then; answers whether it was done. */
export type Change = <Input extends object>(call: Call<Input, Details>, input: Input) => Promise<boolean>

/** Everything about one site that an operator may change. */
export const SiteDetails = ({ id }: { id: string }) => {
  const own = useWords(words)
  const reasonOf = useReason()
  const { loading } = useWords(common)
  const { ask } = useDesk()
  const { data: site, problem, setData, reload } = useReading(calls.readSite, { id })
  const [refused, setRefused] = useState<string | null>(null)
  const [question, setQuestion] = useState<'delete' | 'suspend' | null>(null)
  const day = new Intl.DateTimeFormat(`${useLanguage()}-CH`, { dateStyle: 'long', timeZone })
  const change: Change = async (call, input) => {
    setRefused(null)
    const answer = await ask(call, input)
    setRefused(answer.success ? null : answer.code)
    if (answer.success) setData(answer.data)
    return answer.success
  }
  const suspend = (suspended: boolean) => change(calls.changeSite, { id, suspended })
  const remove = async () => {
    const answer = await ask(calls.deleteSite, { id })
    if (!answer.success) return reasonOf(answer.code)
    goTo('sites')
    return null
  }
  const restore = async () => {
    const answer = await ask(calls.restoreSite, { id })
    setRefused(answer.success ? null : answer.code)
    await reload()
  }
  const back = (
    <DeskLink to={['sites']} className="v-link">
      {own.back}
    </DeskLink>
  )
  if (!site)
    return (
      <>
        {back}
        <p className="v-hint" role="status">
          {problem ? reasonOf(problem) : loading}
        </p>
      </>
    )
  return (
    <>
      {back}
      <h1>{site.name}</h1>
      <p className="v-quiet">
        {site.key}
        {site.origin && !site.deletedAt ? (
          <>
            {' · '}
            <a href={site.origin}>{site.origin}</a>
          </>
        ) : null}
      </p>
      {refused ? (
        <p key={refused} ref={bringIntoView} className="v-problem" role="alert">
          {reasonOf(refused)}
        </p>
      ) : null}
      {site.deletedAt ? (
        <>
          <p>{own.deletedText(day.format(site.deletedAt + deletedSiteKeptMs))}</p>
          <button type="button" className="v-button v-primary v-own-width" onClick={() => void restore()}>
            {own.restore}
          </button>
        </>
      ) : (
        <>
          <Failures site={site} change={change} />
          <SiteHosts site={site} change={change} />
          <Languages site={site} change={change} />
          <SiteLook site={site} change={change} />
          <Facts site={site} change={change} />
          <Limits key={JSON.stringify(site.limits)} site={site} change={change} />
          <section className="v-site-part">
            <Switch
              label={own.offline}
              hint={own.offlineHint}
              checked={site.suspended}
              onChange={suspended => (suspended ? setQuestion('suspend') : void suspend(false))}
            />
            <button type="button" className="v-button v-danger v-own-width" onClick={() => setQuestion('delete')}>
              {own.end}
            </button>
          </section>
        </>
      )}
      {question === 'delete' ? (
        <ConfirmDialog
          title={own.deleteTitle(site.name)}
          confirm={own.end}
          isDangerous
          onConfirm={remove}
          onClose={() => setQuestion(null)}
        >
          {own.deleteText}
        </ConfirmDialog>
      ) : null}
      {question === 'suspend' ? (
        <ConfirmDialog
          title={own.offlineTitle(site.name)}
          confirm={own.offline}
          isDangerous
          onConfirm={async () => {
            await suspend(true)
            return null
          }}
          onClose={() => setQuestion(null)}
        >
          {own.offlineHint}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const Failures = ({ site: { id, failures }, change }: Part) => {
  const { retry } = useWords(common)
  const own = useWords(words)
  const language = useLanguage()
  if (failures.length === 0) return null
  return (
    <section className="v-site-part">
      <h2>{own.failuresTitle}</h2>
      <ul className="v-site-rows">
        {failures.map(({ id: failureId, kind, message, at }) => (
          <li key={failureId}>
            <span data-tone="bad">{own[kind]}</span>
            <span className="v-quiet">{momentText(at, language)}</span>
            <button
              type="button"
              className="v-link"
              aria-label={`${retry}: ${own[kind]}, ${momentText(at, language)}`}
              onClick={() => void change(calls.retryFailure, { id, failureId })}
            >
              {retry}
            </button>
            <span className="v-hint">{message}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export type Part = { site: Details; change: Change }

const Languages = ({ site: { id, locales, defaultLocale }, change }: Part) => {
  const own = useWords(words)
  const others = allLocales.filter(locale => !locales.includes(locale))
  const [leaving, setLeaving] = useState<Locale | null>(null)
  const set = (input: { addLocale?: Locale; removeLocale?: Locale; defaultLocale?: Locale }) =>
    change(calls.changeSite, { id, ...input })
  return (
    <section className="v-site-part">
      <h2>{own.languages}</h2>
      <ul className="v-site-rows">
        {locales.map(locale => (
          <li key={locale}>
            <span>{localeNames[locale]}</span>
            {locale === defaultLocale ? (
              <span className="v-quiet">{own.mainLanguage}</span>
            ) : (
              <span className="v-row-actions">
                <button type="button" className="v-link" onClick={() => void set({ defaultLocale: locale })}>
                  {own.makeMain}
                </button>
                <button type="button" className="v-link" onClick={() => setLeaving(locale)}>
                  {own.removeLanguage(localeNames[locale])}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <SelectField
          label={own.addLanguage}
          hint={own.keepsTexts}
          value=""
          choices={[
            { value: '', label: own.choose },
            ...others.map(locale => ({ value: locale, label: localeNames[locale] })),
          ]}
          onChange={value => value && void set({ addLocale: value as Locale })}
        />
      ) : null}
      {leaving ? (
        <ConfirmDialog
          title={own.removeLanguageTitle(localeNames[leaving])}
          confirm={own.removeLanguage(localeNames[leaving])}
          onConfirm={async () => {
            await set({ removeLocale: leaving })
            return null
          }}
          onClose={() => setLeaving(null)}
        >
          {own.removeLanguageText}
        </ConfirmDialog>
      ) : null}
    </section>
  )
}

const Facts = ({ site, change }: Part) => {
  const own = useWords(words)
  const { save } = useWords(common)
  const { data } = useReading(calls.siteChoices, {})
  const [name, setName] = useState(site.name)
  const set = (input: { businessId?: string | null; isAssociation?: boolean; isMember?: boolean; name?: string }) =>
    void change(calls.changeSite, { id: site.id, ...input })
  return (
    <section className="v-site-part">
      <h2>{own.facts}</h2>
      <div className="v-inline">
        <TextField label={own.name} value={name} onChange={setName} />
        <button
          type="button"
          className="v-button v-raised"
          disabled={name.trim() === '' || name === site.name}
          onClick={() => set({ name })}
        >
          {save}
        </button>
      </div>
      <SelectField
        label={own.business}
        value={site.businessId ?? ''}
        choices={[
          { value: '', label: own.noBusiness },
          ...(data?.businesses ?? []).map((entry, _, all) => ({ value: entry.id, label: businessLabel(entry, all) })),
        ]}
        onChange={value => set({ businessId: value || null })}
      />
      <Switch label={own.association} checked={site.isAssociation} onChange={isAssociation => set({ isAssociation })} />
      <Switch
        label={own.member}
        hint={own.memberHint}
        checked={site.isMember}
        onChange={isMember => set({ isMember })}
      />
    </section>
  )
}

type Business = ReplyOf<typeof calls.siteChoices>['businesses'][number]

/** With its place; where that is not enough either, also with the site it came with. */
const businessLabel = ({ name, place, site }: Business, all: readonly Business[]) => {
  const label = place ? `${name}, ${place}` : name
  const isOne = all.filter(other => other.name === name && other.place === place).length === 1
  return isOne || !site ? label : `${label} (${site})`
}

const Limits = ({ site: { id, limits }, change }: Part) => {
  const own = useWords(words)
  const { save } = useWords(common)
  const names = ['pages', 'megabytes', 'translated'] as const
  const [typed, setTyped] = useState(() => names.map(name => limits[name]?.toString() ?? ''))
  const wanted = typed.map(value => (value.trim() === '' ? null : Number(value)))
  const isGood = wanted.every(value => value === null || (Number.isInteger(value) && value >= 0))
  const [pages = null, megabytes = null, translated = null] = wanted
  return (
    <section className="v-site-part">
      <h2>{own.limits}</h2>
      <p className="v-hint">{own.limitHint}</p>
      <div className="v-inline">
        {names.map((name, index) => (
          <TextField
            key={name}
            label={own[name]}
            inputMode="numeric"
            value={typed[index]}
            onChange={value => setTyped(now => now.with(index, value))}
          />
        ))}
        <button
          type="button"
          className="v-button v-raised"
          disabled={!isGood || names.every((name, index) => limits[name] === wanted[index])}
          onClick={() => void change(calls.changeSite, { id, limits: { pages, megabytes, translated } })}
        >
          {save}
        </button>
      </div>
    </section>
  )
}
