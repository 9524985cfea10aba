import { type FormEvent, useState } from 'react'
import { locales as allLocales, type Locale, localeNames } from '../../../content/locale'
import { toSlug } from '../../../content/rules/slug'
import { siteKeySchema } from '../../../content/site'
import { calls } from '../../../contract/calls'
import { useWords } from '../../../editor/i18n/words'
import { Switch } from '../../../editor/kit/Switch'
import { TextField } from '../../../editor/kit/TextField'
import { useDesk } from '../../DeskContext'
import { DeskLink } from '../../DeskLink'
import { goTo } from '../../place'
import { SelectField } from '../../SelectField'
import { useReading } from '../../useReading'
import { useReason } from '../../useReason'
import { words } from './words'

const schemes = ['https', 'http'] as const

/** A new site: of a template, blank, or as the copy of another. It is made behind the request. */
export const NewSite = () => {
  const own = useWords(words)
  const reasonOf = useReason()
  const { ask } = useDesk()
  const { data: choices } = useReading(calls.siteChoices, {})
  const [name, setName] = useState('')
  const [key, setKey] = useState<string | null>(null)
  const [host, setHost] = useState('')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>(location.protocol === 'http:' ? 'http' : 'https')
  const [start, setStart] = useState('')
  const [locales, setLocales] = useState<Locale[]>(['de', 'fr'])
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isTried, setTried] = useState(false)
  const [isPublished, setPublished] = useState(false)
  const [wrongField, setWrongField] = useState<string | null>(null)
  const wantedKey = key ?? keyOf(name)
  const isCopy = start.startsWith('copy ')
  const missing = {
    name: name.trim() === '' && own.nameMissing,
    key: !siteKeySchema.safeParse(wantedKey).success && own.keyWrong,
    host: host.trim() === '' && own.hostMissing,
    locales: !isCopy && locales.length === 0 && own.languageMissing,
  }
  const toggle = (locale: Locale, isOn: boolean) =>
    setLocales(now => (isOn ? [...now, locale] : now.filter(entry => entry !== locale)))

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const leadToProblem = () =>
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    setProblem(null)
    setWrongField(null)
    setTried(true)
    if (Object.values(missing).some(Boolean)) return leadToProblem()
    setBusy(true)
    const answer = await ask(calls.createSite, {
      key: wantedKey,
      name,
      host,
      scheme,
      isPublished,
      ...(isCopy ? { from: start.slice(5) } : { locales, template: start || null }),
    })
    setBusy(false)
    if (answer.success) return goTo('sites')
    const { issues = [] } = (answer.details ?? {}) as { issues?: { path: string }[] }
    setWrongField(issues[0]?.path.split('.')[0] ?? null)
    setProblem(answer.code)
    leadToProblem()
  }
  const at = (codes: string[]) => (problem && codes.includes(problem) ? reasonOf(problem) : null)
  const wrong = (field: string, said: string) => (problem === 'invalid_input' && wrongField === field ? said : null)
  const found = {
    name: wrong('name', own.nameWrong),
    key: at(['key_taken']) ?? wrong('key', own.keyWrong),
    host: at(['host_taken', 'bad_host']) ?? wrong('host', reasonOf('bad_host')),
    locales: at(['template_language']) ?? wrong('locales', own.languageMissing),
  }
  const problemOf = (field: keyof typeof missing) => (isTried && missing[field]) || found[field]
  return (
    <>
      <DeskLink to={['sites']} className="v-link">
        {own.back}
      </DeskLink>
      <h1>{own.create}</h1>
      <form className="v-fields v-site-form" noValidate onSubmit={event => void send(event)}>
        <TextField
          label={own.name}
          error={problemOf('name')}
          value={name}
          onChange={setName}
          required
          autoComplete="off"
        />
        <TextField
          label={own.key}
          hint={own.keyHint}
          error={problemOf('key')}
          value={wantedKey}
          onChange={setKey}
          required
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={own.host}
          hint={own.hostHint}
          error={problemOf('host')}
          value={host}
          onChange={setHost}
          required
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        <SelectField
          label={own.scheme}
          value={scheme}
          choices={schemes.map(value => ({ value, label: value }))}
          onChange={value => setScheme(value as typeof scheme)}
        />
        <SelectField
          label={own.start}
          value={start}
          choices={[
            { value: '', label: own.blank },
            ...(choices?.templates ?? []).map(({ id, name }) => ({ value: id, label: own.template(name) })),
            ...(choices?.sites ?? []).map(({ id, name }) => ({ value: `copy ${id}`, label: own.copy(name) })),
          ]}
          onChange={setStart}
        />
        {isCopy ? null : (
          <fieldset className="v-choices">
            <legend>{own.languages}</legend>
            {allLocales.map(locale => (
              <label key={locale}>
                <input
                  type="checkbox"
                  checked={locales.includes(locale)}
                  onChange={event => toggle(locale, event.target.checked)}
                />
                {localeNames[locale]}
                {locales[0] === locale ? ` (${own.mainLanguage})` : ''}
              </label>
            ))}
            {problemOf('locales') ? (
              <p className="v-problem" role="alert">
                {problemOf('locales')}
              </p>
            ) : null}
          </fieldset>
        )}
        <Switch label={own.isPublished} hint={own.isPublishedHint} checked={isPublished} onChange={setPublished} />
        {problem && !Object.values(found).some(Boolean) ? (
          <p className="v-problem" role="alert">
            {reasonOf(problem)}
          </p>
        ) : null}
        <button type="submit" className="v-button v-primary" disabled={isBusy}>
          {own.make}
        </button>
      </form>
    </>
  )
}

/** «3 Käse & Wein» → `kaese-wein` */
const keyOf = (name: string) =>
  toSlug(name)
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/-$/, '')
