import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { ChevronUp } from 'lucide-react'
import { localeNames } from '../../content/locale'
import { pagePath } from '../../content/rules/route'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'

/** LANG-3: the same page in another language, in edit mode. Hidden with one language. */
export const LanguageMenu = () => {
  const editor = useEditor()
  const words = useWords(common)
  const { site, locale, page } = editor.data.model
  if (site.locales.length < 2) return null
  const reference = { ...page, isHome: page.role === 'home', isPublished: true }
  return (
    <Menu.Root>
      <Toolbar.Button
        render={<Menu.Trigger />}
        className="v-button"
        aria-label={`${locale.toUpperCase()}, ${words.language}: ${localeNames[locale]}`}
      >
        {locale.toUpperCase()}
        <ChevronUp size={16} aria-hidden />
      </Toolbar.Button>
      <Menu.Portal container={document.getElementById('vitrine-editor')}>
        <Menu.Positioner side="top" sideOffset={8} className="v-positioner">
          <Menu.Popup className="v-menu">
            {site.locales.map(other => (
              <Menu.Item
                key={other}
                className="v-item"
                render={<a href={`${pagePath(reference, other, 'edit')}?toolbar=1`}>{localeNames[other]}</a>}
              />
            ))}
            <Menu.Item className="v-item" onClick={() => editor.openPanel('translate')}>
              {words.translate}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
