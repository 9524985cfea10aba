import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { type Locale, type Localized, localeNames } from '../../../content/locale'
import { translationStates } from '../../../content/rules/translationState'
import type { LanguageCounts, LanguageRow } from '../../../contract/languages'
import { common } from '../../../editor/i18n/common'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { Switch } from '../../../editor/kit/Switch'
import { useDesk } from '../../DeskContext'
import { DeskLink } from '../../DeskLink'
import { sectionWords } from '../../sections'
import { Counts, Legend } from './Counts'
import { Exchange } from './Exchange'
import { useRows } from './useRows'
import { languageWords } from './words'

/** LANG-2: every page in every language, and what it lacks there. */
export const LanguageTable = () => {
  const { site, person, language } = useDesk()
  const words = useWords(languageWords)
  const { languages } = useWords(sectionWords)
  const { loading } = useWords(common)
  const { rows, state, readAgain } = useRows()
  const [onlyOpen, setOnlyOpen] = useState(false)
  const locales = site.locales.filter(locale => person.languages?.includes(locale) ?? true)
  const targets = locales.filter(locale => locale !== site.defaultLocale)
  const shown = sorted(rows).filter(row => !onlyOpen || locales.some(locale => isOpen(row.languages[locale])))
  const nameOf = (row: LanguageRow) => (row.of === 'page' ? row.name : words[row.of])
  if (site.locales.length < 2)
    return (
      <>
        <h1>{languages}</h1>
        <p className="v-hint">{words.oneLanguage}</p>
      </>
    )
  return (
    <>
      <h1>{languages}</h1>
      <p className="v-hint">{words.intro}</p>
      <div className="v-language-head">
        <Legend />
        <Switch label={words.onlyOpen} checked={onlyOpen} onChange={setOnlyOpen} />
      </div>
      {typeof state === 'object' ? (
        <p className="v-problem" role="alert">
          {reasonText(state, language)}
        </p>
      ) : null}
      {state === 'loading' && rows.length === 0 ? <p className="v-hint">{loading}</p> : null}
      {rows.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wider than a phone, it is scrolled by keys too
        <section className="v-language-table" aria-label={languages} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.page}</th>
                {locales.map(locale => (
                  <th key={locale} scope="col" lang={locale}>
                    {localeNames[locale]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(row => (
                <tr key={row.id}>
                  <th scope="row" lang={row.of === 'page' ? site.defaultLocale : undefined}>
                    {nameOf(row)}
                  </th>
                  {locales.map(locale => (
                    <td key={locale}>
                      <Cell row={row} name={nameOf(row)} locale={locale} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.whole}</th>
                {locales.map(locale => (
                  <td key={locale}>
                    <Counts counts={totalOf(rows, locale)} />
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </section>
      ) : null}
      <p className="v-hint" role="status">
        {state === 'loading' && rows.length > 0 ? words.more : null}
        {state === 'ready' && shown.length === 0 ? words.nothingOpen : null}
      </p>
      {targets.length > 0 ? <Exchange locales={targets} onDone={readAgain} /> : null}
    </>
  )
}

const Cell = ({ row, name, locale }: { row: LanguageRow; name: string; locale: Locale }) => {
  const { site } = useDesk()
  const words = useWords(languageWords)
  const counts = row.languages[locale]
  if (!counts) return <span className="v-quiet">{words.notShown}</span>
  const label = (what: string) => `${name}, ${localeNames[locale]}: ${what}`
  const { first } = counts
  return (
    <span className="v-language-cell">
      {locale === site.defaultLocale ? (
        <Counts counts={counts} />
      ) : (
        <DeskLink to={['languages', row.id]} query={{ to: locale }} className="v-item">
          <span className="v-hidden">{label('')}</span>
          <Counts counts={counts} />
        </DeskLink>
      )}
      {first ? (
        <a
          className="v-icon"
          href={fieldAddress({ pageId: row.id, locale, place: first })}
          aria-label={label(words.onPage)}
          title={words.onPage}
        >
          <Pencil size={16} aria-hidden />
        </a>
      ) : null}
    </span>
  )
}

/** The page in a language, being edited, with this field selected. */
export const fieldAddress = ({
  pageId,
  locale,
  place,
}: {
  pageId: string
  locale: Locale
  place: { groupId: string; field: string }
}) => `/${locale}/edit/${pageId}?${new URLSearchParams({ toolbar: '1', at: `${place.groupId},${place.field}` })}`

const isOpen = (counts: LanguageCounts | undefined) =>
  counts !== undefined && counts.missing + counts.outdated + counts.machine > 0

const totalOf = (rows: readonly { languages: Localized<LanguageCounts> }[], locale: Locale) => {
  const total = { missing: 0, outdated: 0, machine: 0, done: 0 }
  for (const { languages } of rows)
    for (const state of translationStates) total[state] += languages[locale]?.[state] ?? 0
  return total
}

/** Pages by name; what belongs to none stands last. */
const sorted = (rows: readonly LanguageRow[]) =>
  [...rows].sort((a, b) => Number(a.of !== 'page') - Number(b.of !== 'page') || a.name.localeCompare(b.name, 'de'))
