import { anchor } from '../render/anchor'
import { Icon } from './Icon'
import type { ShellEntry, ShellLink } from './shell'

/** The menu's entries; folds open one at a time and without script. */
export const Navigation = ({ entries, foldName }: { entries: ShellEntry[]; foldName: string }) => (
  <ul className="site-nav-list">
    {entries.map(entry =>
      entry.kind === 'link' ? (
        <li key={entry.link.id}>
          <NavigationLink link={entry.link} />
        </li>
      ) : (
        <li key={entry.id}>
          <details className="site-fold" name={foldName} data-fold={foldName === 'site-nav' || undefined}>
            <summary data-current={entry.isCurrent || undefined} lang={entry.lang}>
              {entry.label}
              <Icon name="chevron" />
            </summary>
            <ul className="site-fold-list">
              {entry.links.map(link => (
                <li key={link.id}>
                  <NavigationLink link={link} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      ),
    )}
  </ul>
)

const NavigationLink = ({ link }: { link: ShellLink }) => (
  <a
    className={link.appearance === 'button' ? 'button site-nav-button' : 'site-nav-link'}
    {...anchor(link)}
    lang={link.lang}
    aria-current={link.isCurrent ? 'page' : undefined}
    data-unpublished={link.isUnpublished || undefined}
  >
    {link.label}
  </a>
)
