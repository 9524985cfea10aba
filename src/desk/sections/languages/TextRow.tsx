import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { type Locale, localeNames } from '../../../content/locale'
import { storable } from '../../../content/text'
import { reasonText } from '../../../editor/i18n/notices'
import { useWords } from '../../../editor/i18n/words'
import { mediaAddress } from '../../../render/mediaAddress'
import { useDesk } from '../../DeskContext'
import { stateIcons } from './Counts'
import { fieldAddress } from './LanguageTable'
import { RichTarget } from './RichTarget'
import { SourceText } from './SourceText'
import type { Entry, Translation } from './translation'
import { languageWords } from './words'

/** One text: what it is, its source, and its translation being written. */
export const TextRow = ({
  entry,
  translation,
  pageId,
  to,
  isTranslatable,
}: {
  entry: Entry
  translation: Translation
  pageId: string
  to: Locale
  /** By machine. */
  isTranslatable: boolean
}) => {
  const { site, language } = useDesk()
  const words = useWords(languageWords)
  const id = useId()
  const name = useName(entry)
  const Icon = stateIcons[entry.state]
  const value = entry.typed === undefined ? entry.target : entry.typed
  const shared = {
    describedBy: `${id}-source`,
    label: `${name}, ${localeNames[to]}`,
    onLeave: () => void translation.leave(entry.id),
  }
  const reason = [reasonText({ code: entry.code ?? '' }, language), entry.typed === undefined ? '' : words.kept].join(
    ' ',
  )
  const isEmpty = value === null && entry.source !== null && entry.key !== 'slug'
  const isPending = entry.status !== 'idle' && entry.status !== 'saved'
  const said = {
    idle: '',
    typed: words.typed,
    saving: words.saving,
    saved: words.saved,
    waiting: entry.code === 'offline' ? words.waiting : reason,
    refused: reason,
    conflict: words.typed,
  }[entry.status]
  return (
    <li className="v-text" data-state={entry.state}>
      <div className="v-text-head">
        {entry.picture ? (
          <img
            className="v-thumbnail"
            src={entry.picture.extension === 'svg' ? entry.picture.publicUrl : mediaAddress(entry.picture, 320, 'webp')}
            alt=""
            loading="lazy"
          />
        ) : null}
        <h2>{name}</h2>
        <span className="v-counts">
          <span data-state={entry.state}>
            <Icon size={15} aria-hidden /> {words[entry.state](1)}
          </span>
        </span>
        {entry.place ? (
          <a
            className="v-icon"
            href={fieldAddress({ pageId, locale: to, place: entry.place })}
            aria-label={`${name}: ${words.onPage}`}
            title={words.onPage}
          >
            <ExternalLink size={16} aria-hidden />
          </a>
        ) : null}
      </div>
      <div className="v-text-source" id={`${id}-source`} lang={site.defaultLocale}>
        <SourceText value={entry.source} empty={words.noSource} />
      </div>
      <div className="v-text-target">
        {entry.kind === 'rich' ? (
          <RichTarget {...shared} value={value} lang={to} onType={typed => translation.type(entry.id, typed)} />
        ) : (
          <textarea
            data-target=""
            lang={to}
            rows={1}
            enterKeyHint="next"
            aria-label={shared.label}
            aria-describedby={shared.describedBy}
            value={typeof value === 'string' ? value : ''}
            onChange={event => translation.type(entry.id, storable(event.target.value))}
            onBlur={shared.onLeave}
          />
        )}
        <div className="v-text-actions">
          {entry.state === 'outdated' || entry.state === 'machine' ? (
            <button type="button" className="v-button v-raised" onClick={() => void translation.confirm(entry.id)}>
              {entry.state === 'outdated' ? words.stillRight : words.isRight}
            </button>
          ) : null}
          {isTranslatable && isEmpty ? (
            <button
              type="button"
              className="v-link"
              disabled={entry.status === 'saving'}
              onClick={() => void translation.translate(entry.id)}
            >
              {words.byMachine}
            </button>
          ) : null}
          {isEmpty ? (
            <button
              type="button"
              className="v-link"
              onClick={event => {
                translation.type(entry.id, entry.source)
                event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-target]')?.focus()
              }}
            >
              {words.takeSource}
            </button>
          ) : null}
          <span className={entry.status === 'refused' ? 'v-problem' : 'v-quiet'} role="status" data-pending={isPending}>
            {said}
          </span>
        </div>
      </div>
    </li>
  )
}

/** What a text is called. */
const useName = ({ of, key, section, label }: Entry): string => {
  const { language } = useDesk()
  const words = useWords(languageWords)
  if (of === 'field') return [section?.[language], label?.[language]].filter(Boolean).join(' · ')
  if (of === 'picture') return words.alt
  if (of === 'navigation') return words.label
  if (of === 'settings') return `${words.mail} · ${words[key.split('.').at(-1) as 'subject' | 'body' | 'signature']}`
  return words[key as 'name' | 'slug' | 'metaTitle' | 'metaDescription']
}
