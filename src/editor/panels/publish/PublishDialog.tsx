import { useState } from 'react'
import { momentInWords } from '../../../content/rules/format'
import { toWallTime } from '../../../content/rules/zonedTime'
import { useEditor } from '../../EditorContext'
import { common } from '../../i18n/common'
import { useWords } from '../../i18n/words'
import { FormDialog } from '../../kit/FormDialog'
import { TranslateAll } from '../translation/TranslateAll'
import { ChangeList } from './ChangeList'
import { countLines } from './changeLines'
import { FillUp, lacksDefault } from './FillUp'
import { NotIncluded } from './NotIncluded'
import { OtherPages } from './OtherPages'
import { Problems } from './Problems'
import './publish.css'
import { usePublish } from './usePublish'
import { useReview } from './useReview'
import { WhenField } from './WhenField'
import { publishWords } from './words'

/** PUB-3: what will change and what is missing, then now or later, this page or all of them. */
export default function PublishDialog() {
  const editor = useEditor()
  const words = useWords(publishWords)
  const { publish: title, loading } = useWords(common)
  const { review, readAgain } = useReview()
  const [moment, setMoment] = useState<string | null>(null)
  const [isForAll, setForAll] = useState(false)
  const isKnown = typeof review === 'object'
  const { problem, momentProblem, isStopped, publish, unschedule } = usePublish(isKnown ? review : null, readAgain)
  const others = isKnown ? review.otherPages.filter(page => !page.isHeldBack) : []
  const isLacking = isStopped || (isKnown && review.isGated && review.missing.length > 0)
  return (
    <FormDialog
      title={title}
      intro={isKnown ? words.changes(countLines(review)) : review === 'loading' ? loading : words.offline}
      submit={moment === null ? title : words.schedule}
      problem={problem}
      isReady={isKnown}
      onSubmit={() => publish({ moment, isForAll })}
      onClose={() => editor.openPanel(null)}
    >
      {isKnown ? (
        <>
          {review.goesLiveAt === null ? null : (
            <div className="v-warning v-planning">
              <p>
                {words.scheduled} {momentInWords(review.goesLiveAt, editor.data.editorLocale)}
              </p>
              <button type="button" className="v-link" onClick={() => setMoment(toWallTime(review.goesLiveAt))}>
                {words.reschedule}
              </button>
              <button type="button" className="v-link" onClick={() => void unschedule()}>
                {words.unschedule}
              </button>
            </div>
          )}
          {review.isFirst ? <p className="v-hint">{words.first}</p> : null}
          <NotIncluded />
          <Problems review={review} />
          {review.missing.length > 0 ? <TranslateAll onEnd={() => void readAgain()} /> : null}
          {isLacking ? <FillUp isLeavingGaps={lacksDefault(review, editor.data.model.site)} /> : null}
          <ChangeList review={review} />
          <WhenField moment={moment} error={momentProblem} onChange={setMoment} />
          {moment === null ? <OtherPages pages={others} isOn={isForAll} onChange={setForAll} /> : null}
        </>
      ) : null}
    </FormDialog>
  )
}
