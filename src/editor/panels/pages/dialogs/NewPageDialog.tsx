import { useState } from 'react'
import { definitions } from '../../../../blocks/definitions'
import type { PageCollection } from '../../../../content/collection'
import type { ComponentType } from '../../../../content/componentType'
import { calls } from '../../../../contract/calls'
import { useEditor } from '../../../EditorContext'
import { foreign } from '../../../i18n/foreign'
import { useWords } from '../../../i18n/words'
import { FormDialog } from '../../../kit/FormDialog'
import { Switch } from '../../../kit/Switch'
import { TextField } from '../../../kit/TextField'
import { carrySuccess } from '../../../state/carryNotice'
import { isRead } from '../../../state/content'
import { newEntry } from '../newEntry'
import { editAddress } from '../pageAddress'
import { newWord, pagesWords } from '../words'
import { useFailure } from './usePageInfo'
import { dialogWords } from './words'

/** What a new page begins with: a container's detail where its collection has one, else a title. */
const firstGroups: Record<PageCollection | 'none', ComponentType[]> = {
  team: ['teamDetails'],
  testimonial: ['testimonialDetails'],
  map: ['mapDetails'],
  service: ['hero', 'richTextBlock'],
  none: ['hero'],
}

/** PAGE-1, PAGE-3: name, then the new page in edit mode. An empty name creates nothing. */
export const NewPageDialog = ({ collection, onClose }: { collection: PageCollection | null; onClose: () => void }) => {
  const editor = useEditor()
  const words = useWords(dialogWords)
  const { newPage, ...titles } = useWords(pagesWords)
  const tell = useFailure()
  const { locale: lang } = editor.data.model
  const [name, setName] = useState('')
  // Pages of a collection are shown by their container.
  const [isInNavigation, setInNavigation] = useState(collection === null)
  const [error, setError] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const create = async () => {
    setProblem(null)
    if (name.trim() === '') {
      setError(words.nameEmpty)
      return false
    }
    await editor.saver.flush()
    const answer = await editor.ask(calls.addPage, {
      collectionName: collection,
      initialMeta: { name },
      lang,
      initialGroups: firstGroups[collection ?? 'none'].filter(type => type in definitions),
      isHeaded: true,
    })
    if (!answer.success) {
      setProblem(`${words.errorAdd}: ${tell(answer)}`)
      return false
    }
    if (isInNavigation) for (const change of changes(answer.data.id)) editor.sitePages.changeNavigation(change)
    carrySuccess('addPage')
    await editor.leaveTo(editAddress(answer.data, lang))
    return true
  }
  const changes = (pageId: string) => {
    const { navigation } = editor.store.get()
    return isRead(navigation) ? newEntry(navigation.value, pageId) : []
  }
  return (
    <FormDialog
      title={collection ? titles[newWord[collection]] : newPage}
      intro={words.newHint}
      submit={words.create}
      problem={problem}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        lang={lang}
        maxLength={200}
        value={name}
        locked={foreign(editor.data, lang)}
        error={error}
        onChange={text => {
          setName(text)
          setError(null)
        }}
      />
      {collection === null ? (
        <Switch label={words.newInNavigation} checked={isInNavigation} onChange={setInNavigation} />
      ) : null}
    </FormDialog>
  )
}
