import { X } from 'lucide-react'
import { common } from '../i18n/common'
import { useLanguage } from '../i18n/language'
import { noticeText } from '../i18n/notices'
import { useWords } from '../i18n/words'
import { useStore } from '../state/store'
import { IconButton } from './IconButton'
import { notices } from './notices'

/** The toasts, above the toolbar. */
export const Notices = () => {
  const language = useLanguage()
  const words = useWords(common)
  const shown = useStore(notices.store, list => list)
  return (
    <section className="v-notices" aria-label={words.notices} aria-live="polite">
      {shown.map(notice => (
        <div
          key={notice.id}
          className="v-notice"
          data-kind={notice.kind}
          role={notice.kind === 'error' ? 'alert' : 'status'}
        >
          <p>{noticeText(notice, language)}</p>
          {notice.retry ? (
            <button
              type="button"
              className="v-link"
              onClick={() => {
                notices.remove(notice.id)
                notice.retry?.()
              }}
            >
              {words.retry}
            </button>
          ) : null}
          {notice.href ? (
            <a className="v-link" href={notice.href} target="_blank" rel="noopener">
              {words.look}
            </a>
          ) : null}
          <IconButton label={words.close} onClick={() => notices.remove(notice.id)}>
            <X size={16} />
          </IconButton>
        </div>
      ))}
    </section>
  )
}
