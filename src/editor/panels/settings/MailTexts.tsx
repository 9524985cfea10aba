import { type Locale, localeNames } from '../../../content/locale'
import { settingsSchema } from '../../../content/settings'
import { useEditor } from '../../EditorContext'
import { foreign } from '../../i18n/foreign'
import { useWords } from '../../i18n/words'
import { LineField } from './fields'
import { useSettingsEditor } from './useSettings'
import { settingsWords } from './words'

type Part = { name: 'subject' | 'body' | 'signature'; rows?: number }

const parts: readonly Part[] = [{ name: 'subject' }, { name: 'body', rows: 4 }, { name: 'signature', rows: 2 }]

/** The words of the confirmation that a form sends, by language. What is empty has our own words. */
export const MailTexts = () => {
  const words = useWords(settingsWords)
  const { site } = useEditor().data.model
  return (
    <section className="v-own-texts" aria-label={words.mailTexts}>
      <h3>{words.mailTexts}</h3>
      <p className="v-hint">{words.mailTextsHint}</p>
      {site.locales.map(locale => (
        <fieldset key={locale}>
          <legend>{localeNames[locale]}</legend>
          {parts.map(({ name, rows }) => (
            <MailText key={name} locale={locale} name={name} rows={rows} />
          ))}
        </fieldset>
      ))}
    </section>
  )
}

const empty = { subject: '', body: '', signature: '' }

const MailText = ({ locale, name, rows }: { locale: Locale } & Part) => {
  const words = useWords(settingsWords)
  const { data } = useEditor()
  const { settings, change } = useSettingsEditor()
  const { mailTexts } = settings.vitrine
  const own = mailTexts[locale] ?? empty
  const next = (value: string) => ({ ...mailTexts, [locale]: { ...own, [name]: value } })
  return (
    <LineField
      label={words[name]}
      rows={rows}
      value={own[name]}
      locked={foreign(data, locale)}
      isGood={value => settingsSchema.shape.vitrine.shape.mailTexts.safeParse(next(value)).success}
      onSave={value => change('vitrine', { mailTexts: next(value) })}
    />
  )
}
