import { useEffect, useRef, useState } from 'react'
import { type Locale, type Localized, localeNames } from '../../content/locale'
import { isDecorative } from '../../content/rules/altText'
import type { FieldHandle } from '../../render/block'
import { useEditor, useEditorState } from '../EditorContext'
import { foreign } from '../i18n/foreign'
import { defineWords, useWords } from '../i18n/words'
import { Switch } from '../kit/Switch'
import { TextField } from '../kit/TextField'

const text = defineWords({
  de: {
    label: 'Bildbeschreibung',
    hint: 'Was ist zu sehen? Das hilft Menschen, die das Bild nicht sehen, und Suchmaschinen. Es gilt sofort und überall, wo dieses Bild steht.',
    decorative: 'Schmuckbild, braucht keine Beschreibung',
  },
  fr: {
    label: 'Description de l’image',
    hint: 'Que voit-on ? Cela aide les personnes qui ne voient pas l’image et les moteurs de recherche. Valable tout de suite, partout où cette image figure.',
    decorative: 'Image décorative, sans description',
  },
})

/** LIB-11: what a picture shows, in every language of the site, or that it needs no words. */
export const DescribePicture = ({ mediaId, handle }: { mediaId: string; handle: FieldHandle | null }) => {
  const editor = useEditor()
  const words = useWords(text)
  const { locales, defaultLocale } = editor.data.model.site
  const known = useEditorState(state => state.references.media[mediaId]?.alt)
  // Only the words being typed are kept here: what others write in their languages meanwhile stays.
  const [typing, setTyping] = useState<{ mediaId: string; locale: Locale; value: string } | null>(null)
  const typed = typing?.mediaId === mediaId ? withText(known ?? {}, typing) : null
  const alt = typed ?? known ?? {}
  const leave = useRef(() => {})
  leave.current = () => {
    if (typing?.mediaId === mediaId) write(typing.locale, typing.value || null)
  }
  useEffect(() => () => leave.current(), [])
  const write = (locale: Locale, value: string | null, how?: { isTyping: boolean }) =>
    editor.edits.alt({ mediaId, handle, locale }, value?.trim() === '' && value !== '' ? null : value, how)
  const type = (locale: Locale, value: string) => {
    setTyping({ mediaId, locale, value })
    write(locale, value || null, { isTyping: true })
  }
  const save = () => {
    leave.current()
    setTyping(null)
  }
  /** Said by one empty text where there is no other. */
  const setWordless = (isOn: boolean) => {
    setTyping(null)
    for (const locale of locales) {
      const value = isOn && locale === defaultLocale ? '' : null
      if ((alt[locale] ?? null) !== value) write(locale, value)
    }
  }
  const isWordless = isDecorative(alt)
  // That is said for all languages at once.
  const isLimited = locales.some(locale => foreign(editor.data, locale))
  return (
    <div className="v-fields">
      {isWordless
        ? null
        : locales.map((locale, index) => (
            <TextField
              key={locale}
              label={locales.length > 1 ? localeNames[locale] : words.label}
              rows={2}
              lang={locale}
              maxLength={300}
              value={alt[locale] ?? ''}
              locked={foreign(editor.data, locale)}
              hint={index === locales.length - 1 ? words.hint : undefined}
              onChange={value => type(locale, value)}
              onBlur={save}
            />
          ))}
      <Switch label={words.decorative} checked={isWordless} isDisabled={isLimited} onChange={setWordless} />
    </div>
  )
}

const withText = (alt: Localized<string>, { locale, value }: { locale: Locale; value: string }): Localized<string> => {
  const { [locale]: _, ...others } = alt
  return value.trim() === '' ? others : { ...others, [locale]: value }
}
