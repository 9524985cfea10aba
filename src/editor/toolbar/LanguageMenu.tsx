import { Menu } from '@base-ui/react/menu'
import { Toolbar } from '@base-ui/react/toolbar'
import { ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { type Localized, localeNames } from '../../content/locale'
import { pagePath } from '../../content/rules/route'
import { calls } from '../../contract/calls'
import type { LanguageCounts } from '../../contract/languages'
import { useEditor } from '../EditorContext'
import { common } from '../i18n/common'
import { defineWords, useWords } from '../i18n/words'
import type { Editor } from '../state/editor'

const text = defineWords({
  de: {
    missing: (count: number) => (count === 1 ? '1 fehlt' : `${count} fehlen`),
    desk: 'Texte nebeneinander',
    all: 'Alle Seiten und Sprachen',
  },
  fr: {
    missing: (count: number) => (count === 1 ? '1 manquant' : `${count} manquants`),
    desk: 'Textes côte à côte',
    all: 'Toutes les pages et langues',
  },
})

/** LANG-3: the same page in another language, in edit mode, with what it lacks there. Hidden with one language. */
export const LanguageMenu = () => {
  const editor = useEditor()
  const own = useWords(text)
  const [counts, setCounts] = useState<Localized<LanguageCounts>>({})
  const onOpenChange = async (isOpen: boolean) => {
    if (isOpen) setCounts((await readCounts(editor)) ?? counts)
  }
  const words = useWords(common)
  const { site, locale, page } = editor.data.model
  if (site.locales.length < 2) return null
  const reference = { ...page, isHome: page.role === 'home', isPublished: true }
  return (
    <Menu.Root onOpenChange={isOpen => void onOpenChange(isOpen)}>
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
                render={
                  <a href={`${pagePath(reference, other, 'edit')}?toolbar=1`}>
                    {localeNames[other]}
                    {counts[other]?.missing ? (
                      <span className="v-menu-check v-quiet">{own.missing(counts[other].missing)}</span>
                    ) : null}
                  </a>
                }
              />
            ))}
            <Menu.Separator className="v-menu-line" />
            <Menu.Item className="v-item" onClick={() => editor.openPanel('translate')}>
              {words.translate}
            </Menu.Item>
            <Menu.Item
              className="v-item"
              render={
                <a href={`/desk/languages/${page.id}${locale === site.defaultLocale ? '' : `?to=${locale}`}`}>
                  {own.desk}
                </a>
              }
            />
            <Menu.Item className="v-item" render={<a href="/desk/languages">{own.all}</a>} />
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** What this page is in each language, once everything typed is saved. */
const readCounts = async (editor: Editor): Promise<Localized<LanguageCounts> | null> => {
  await editor.saver.flush()
  const answer = await editor.ask(calls.readLanguages, { id: editor.store.get().pageId })
  return answer.data?.rows[0]?.languages ?? null
}
