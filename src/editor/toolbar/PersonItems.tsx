import { Menu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { localeNames } from '../../content/locale'
import { useEditor } from '../EditorContext'
import { defineWords, useWords } from '../i18n/words'
import type { Person } from '../state/editorState'
import { chooseLanguage } from './chooseLanguage'

const words = defineWords({
  de: { language: 'Sprache des Editors', signOut: 'Abmelden' },
  fr: { language: 'Langue de l’éditeur', signOut: 'Se déconnecter' },
})

/** Who is signed in, the editor's language, and the way out. */
export const PersonItems = ({ person }: { person: Person }) => {
  const editor = useEditor()
  const { language, signOut } = useWords(words)
  return (
    <>
      <Menu.Separator className="v-menu-line" />
      <Menu.RadioGroup
        aria-label={language}
        value={editor.data.editorLocale}
        onValueChange={locale => void chooseLanguage(editor, locale)}
      >
        {(['de', 'fr'] as const).map(locale => (
          <Menu.RadioItem key={locale} className="v-item" value={locale} closeOnClick lang={locale}>
            {localeNames[locale]}
            <Menu.RadioItemIndicator className="v-menu-check">
              <Check size={16} aria-hidden />
            </Menu.RadioItemIndicator>
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Separator className="v-menu-line" />
      <Menu.Group>
        <Menu.GroupLabel className="v-menu-name">{person.name}</Menu.GroupLabel>
        <Menu.Item className="v-item" onClick={() => void editor.signOut()}>
          {signOut}
        </Menu.Item>
      </Menu.Group>
    </>
  )
}
