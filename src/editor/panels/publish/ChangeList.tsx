import type { Review } from '../../../contract/versions'
import { useEditor } from '../../EditorContext'
import { useWords } from '../../i18n/words'
import { valueLines } from './changeLines'
import { fieldLabel, optionLabel, sectionLabel } from './labels'
import { publishWords } from './words'

type Value = Review['page'][number]

/** PUB-3: every change with what was there and what is there now, section by section. */
export const ChangeList = ({ review }: { review: Review }) => {
  const words = useWords(publishWords)
  const { editorLocale } = useEditor().data
  return (
    <ul className="v-changes">
      {review.page.length > 0 ? (
        <li>
          <h3>{words.page}</h3>
          <Values values={review.page} />
        </li>
      ) : null}
      {review.sections.map(section => (
        <li key={section.groupId}>
          <h3>
            {sectionLabel(section.type, editorLocale) ?? section.type}
            <span className="v-badge" data-change={section.change}>
              {words[section.change]}
            </span>
          </h3>
          {section.change === 'removed' ? null : <Values values={section.values} type={section.type} />}
        </li>
      ))}
    </ul>
  )
}

const Values = ({ values, type }: { values: readonly Value[]; type?: string }) => {
  const words = useWords(publishWords)
  const nameOf = useValueName(type)
  const shown = valueLines(values)
  if (shown.length === 0) return null
  return (
    <dl>
      {shown.map(value => (
        <div key={`${value.groupId} ${value.field} ${value.key} ${value.locale}`}>
          <dt>{nameOf(value)}</dt>
          {value.before === null && value.after === null ? null : (
            <dd>
              {value.before ? <del>{value.before}</del> : null}
              <ins>{value.after || words.empty}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

const useValueName = (type: string | undefined) => {
  const words = useWords(publishWords)
  const { editorLocale, model } = useEditor().data
  return ({ field, key, locale }: Value) => {
    const [kind = '', option = ''] = key.split(':')
    const own = type && field ? fieldLabel(type, field, editorLocale) : undefined
    const parts = [
      own,
      kind === 'option' ? (type && optionLabel(type, option, editorLocale)) || words.option : undefined,
      own || kind === 'option' ? undefined : words[kind as keyof typeof words & 'name'],
      locale && model.site.locales.length > 1 ? locale.toUpperCase() : undefined,
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
