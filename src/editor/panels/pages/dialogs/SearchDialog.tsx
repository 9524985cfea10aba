import { useState } from 'react'
import { type Locale, type Localized, localeNames } from '../../../../content/locale'
import type { Media } from '../../../../content/media'
import type { PageEntry } from '../../../../contract/page'
import { useEditor } from '../../../EditorContext'
import { common } from '../../../i18n/common'
import { foreign } from '../../../i18n/foreign'
import { useWords } from '../../../i18n/words'
import { FormDialog } from '../../../kit/FormDialog'
import { TextField } from '../../../kit/TextField'
import { SearchPreview } from './SearchPreview'
import { ShareImage } from './ShareImage'
import { usePageInfo } from './usePageInfo'
import { dialogWords } from './words'

/** What search engines usually show; longer is cut by them, not refused here. */
const shownTitle = 60
const shownDescription = 160

type Meta = { title: Localized<string>; description: Localized<string>; shareMedia: Media | null }

/** Title, description and share image, with what a search engine would make of them; live with the page (D4). */
export const SearchDialog = ({ page, onClose }: { page: PageEntry; onClose: () => void }) => {
  const { data } = useEditor()
  const { site, locale: current } = data.model
  const words = useWords(dialogWords)
  const { loading } = useWords(common)
  const { info, problem, setProblem, save, finish } = usePageInfo(page)
  const [locale, setLocale] = useState<Locale>(current)
  const [typed, setTyped] = useState<Partial<Meta>>({})
  const stored: Meta = info
    ? { ...info.meta, shareMedia: info.shareMedia }
    : { title: {}, description: {}, shareMedia: null }
  const meta: Meta = { ...stored, ...typed }
  const type = (key: 'title' | 'description', text: string) =>
    setTyped({ ...typed, [key]: { ...meta[key], [locale]: text } })
  const submit = async () => {
    if (!info) return false
    const isChanged = (key: 'title' | 'description', lang: Locale) =>
      (meta[key][lang] ?? '') !== (stored[key][lang] ?? '')
    for (const lang of site.locales) {
      const patch = {
        ...(isChanged('title', lang) ? { title: meta.title[lang] ?? '' } : {}),
        ...(isChanged('description', lang) ? { description: meta.description[lang] ?? '' } : {}),
      }
      const failure = Object.keys(patch).length > 0 ? await save({ lang, meta: patch }) : null
      if (failure) {
        setLocale(lang)
        setProblem(failure)
        return false
      }
    }
    const shareImage = meta.shareMedia?.id ?? null
    const failure = shareImage === info.meta.shareImage ? null : await save({ lang: locale, meta: { shareImage } })
    setProblem(failure)
    return failure === null && finish({ waits: true })
  }
  const count = (text: string, limit: number) => `${[...text].length} ${words.counted} ${limit}`
  const title = meta.title[locale] ?? ''
  const description = meta.description[locale] ?? ''
  const locked = foreign(data, locale)
  return (
    <FormDialog
      title={words.searchTitle}
      intro={page.isPublished ? `${words.searchIntro} ${words.waits}` : words.searchIntro}
      problem={problem}
      onSubmit={submit}
      onClose={onClose}
    >
      {info ? (
        <>
          {site.locales.length > 1 ? (
            <fieldset className="v-choices">
              <legend className="v-hidden">{words.language}</legend>
              {site.locales.map(entry => (
                <button
                  key={entry}
                  type="button"
                  className="v-button"
                  aria-pressed={entry === locale}
                  onClick={() => setLocale(entry)}
                >
                  {localeNames[entry]}
                </button>
              ))}
            </fieldset>
          ) : null}
          <SearchPreview info={info} locale={locale} title={title} description={description} />
          <TextField
            label={words.metaTitle}
            lang={locale}
            maxLength={200}
            placeholder={info.name[locale] ?? info.name[site.defaultLocale]}
            hint={count(title, shownTitle)}
            value={title}
            locked={locked}
            onChange={text => type('title', text)}
          />
          <TextField
            label={words.metaDescription}
            lang={locale}
            rows={3}
            maxLength={500}
            placeholder={info.firstWords[locale]}
            hint={count(description, shownDescription)}
            value={description}
            locked={locked}
            onChange={text => type('description', text)}
          />
          <ShareImage media={meta.shareMedia} onChange={shareMedia => setTyped({ ...typed, shareMedia })} />
        </>
      ) : (
        <p className="v-hint">{loading}</p>
      )}
    </FormDialog>
  )
}
