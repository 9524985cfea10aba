import { Dialog } from '@base-ui/react/dialog'
import { useCallback, useEffect, useState } from 'react'
import { type Locale, localeNames } from '../../../content/locale'
import { calls } from '../../../contract/calls'
import type { TranslationTexts } from '../../../contract/translation'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { reasonText } from '../../i18n/notices'
import { useWords } from '../../i18n/words'
import { jumpTo } from '../../state/jump'
import { fieldLabel, sectionLabel } from '../publish/labels'
import '../publish/publish.css'
import { TranslateAll } from './TranslateAll'
import { translationWords } from './words'

type Text = TranslationTexts['texts'][number]

/** What this page lacks in its languages and what is out of date there; all that is missing at once, or text by text. */
export default function TranslationDialog() {
  const editor = useEditor()
  const words = useWords(translationWords)
  const { close } = useWords(common)
  const { languages, read } = useLanguages()
  return (
    <Dialog.Root open onOpenChange={isOpen => !isOpen && editor.openPanel(null)}>
      <Dialog.Portal container={document.getElementById('vitrine-editor')}>
        <Dialog.Backdrop className="v-backdrop" forceRender />
        <Dialog.Popup className="v-dialog v-small-dialog">
          <Dialog.Title>{words.allTitle}</Dialog.Title>
          <TranslateAll withSite onEnd={() => void read()} />
          {languages.map(({ locale, texts, isTranslatable }) => (
            <Language
              key={locale}
              locale={locale}
              texts={texts}
              isTranslatable={isTranslatable}
              onDone={() => void read()}
            />
          ))}
          <div className="v-dialog-actions">
            <Dialog.Close className="v-button">{close}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Language = ({
  locale,
  texts,
  isTranslatable,
  onDone,
}: {
  locale: Locale
  texts: readonly Text[]
  isTranslatable: boolean
  onDone: () => void
}) => {
  const editor = useEditor()
  const words = useWords(translationWords)
  const { editorLocale } = editor.data
  const groups = editor.store.get().groups.flatMap(section => [section, ...section.cards])
  const counts = (['missing', 'outdated', 'machine'] as const)
    .map(state => ({ state, count: texts.filter(text => text.state === state).length }))
    .filter(({ count }) => count > 0)
  const word = { missing: words.stateMissing, outdated: words.stateOutdated, machine: words.stateMachine }
  const outdated = texts.filter(text => text.state === 'outdated' && text.groupId && text.field)
  const nameOf = ({ groupId, field }: Text) => {
    const type = groups.find(group => group.id === groupId)?.type ?? ''
    return [sectionLabel(type, editorLocale), fieldLabel(type, field ?? '', editorLocale)].filter(Boolean).join(' · ')
  }
  return (
    <section className="v-missing v-language">
      <h3>{localeNames[locale]}</h3>
      <p className="v-hint">
        {counts.length > 0 ? counts.map(({ state, count }) => `${count} ${word[state]}`).join(', ') : words.done}
      </p>
      <ul>
        {outdated.map(text => (
          <li key={text.itemId}>
            <button
              type="button"
              onClick={() => void jumpTo(editor, { groupId: text.groupId!, field: text.field, locale })}
            >
              <span>{nameOf(text)}</span>
              <span className="v-hint">{words.markOutdated}</span>
            </button>
          </li>
        ))}
        {texts.filter(isOnNoPlace).map(text => (
          <OwnText
            key={`${text.itemId} ${text.key}`}
            text={text}
            locale={locale}
            isTranslatable={isTranslatable}
            onDone={onDone}
          />
        ))}
      </ul>
    </section>
  )
}

/** Missing, and nowhere on the page to be clicked at: the page's name, what search engines say, what a picture shows. */
const isOnNoPlace = ({ groupId, key, state, hasSource }: Text) =>
  groupId === null && key !== 'slug' && state === 'missing' && hasSource

/** LANG-1: one such text, translated alone. */
const OwnText = ({
  text,
  locale,
  isTranslatable,
  onDone,
}: {
  text: Text
  locale: Locale
  isTranslatable: boolean
  onDone: () => void
}) => {
  const editor = useEditor()
  const words = useWords(translationWords)
  const { editorLocale, model } = editor.data
  const [said, setSaid] = useState<string | null>(null)
  const key = text.key as 'name' | 'metaTitle' | 'metaDescription' | 'alt'
  const translate = async () => {
    setSaid(words.working)
    const pair = { from: model.site.defaultLocale, to: locale }
    const { pageId } = editor.store.get()
    const answer = await editor.ask(calls.translateField, { pageId, fieldId: text.itemId, key, ...pair })
    if (!answer.success) return setSaid(reasonText(answer, editorLocale))
    editor.store.set(state => ({ ...state, canUndo: true, canRedo: false }))
    editor.recount()
    onDone()
  }
  return (
    <li>
      <button type="button" disabled={!isTranslatable || said === words.working} onClick={() => void translate()}>
        <span>{words[key]}</span>
        <span className="v-hint" role="status">
          {said ?? words.translate}
        </span>
      </button>
    </li>
  )
}

/** Of every language but the site's own what its texts are. */
const useLanguages = () => {
  const editor = useEditor()
  const [languages, setLanguages] = useState<{ locale: Locale; texts: Text[]; isTranslatable: boolean }[]>([])
  const read = useCallback(async () => {
    await editor.saver.flush()
    const { pageId: id } = editor.store.get()
    const { locales, defaultLocale } = editor.data.model.site
    const answers = locales
      .filter(locale => locale !== defaultLocale)
      .map(async locale => {
        const answer = await editor.ask(calls.translationTexts, { id, lang: locale })
        return answer.success
          ? [{ locale, texts: answer.data.texts, isTranslatable: answer.data.problem === null }]
          : []
      })
    setLanguages((await Promise.all(answers)).flat())
  }, [editor])
  useEffect(() => void read(), [read])
  return { languages, read }
}
