import { useId, useRef, useState } from 'react'
import type { Media } from '../../../../content/media'
import { mediaAddress } from '../../../../render/mediaAddress'
import { useEditor } from '../../../EditorContext'
import { noticeText } from '../../../i18n/notices'
import { useWords } from '../../../i18n/words'
import { uploadPicture } from '../../../media/uploadPicture'
import { dialogWords } from './words'

/** The picture that is shown where somebody shares the page. */
export const ShareImage = ({ media, onChange }: { media: Media | null; onChange: (media: Media | null) => void }) => {
  const words = useWords(dialogWords)
  const editor = useEditor()
  const { editorLocale } = editor.data
  const [state, setState] = useState<'idle' | 'uploading' | { problem: string }>('idle')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const upload = async (file: File | undefined) => {
    if (!file) return
    setState('uploading')
    const outcome = await uploadPicture(editor, file)
    if ('refusal' in outcome)
      return setState({ problem: noticeText({ kind: 'error', code: 'upload', ...outcome.refusal }, editorLocale) })
    setState('idle')
    onChange(outcome.media)
  }
  return (
    <fieldset className="v-share" aria-describedby={id}>
      <legend>{words.shareImage}</legend>
      {media ? (
        <img
          src={media.extension === 'svg' ? media.publicUrl : mediaAddress(media, 640, 'webp')}
          alt=""
          width={120}
          height={63}
          style={{ objectPosition: `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%` }}
        />
      ) : (
        <span className="v-share-none" />
      )}
      <div>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={words.shareUpload}
          onChange={event => void upload(event.target.files?.[0])}
        />
        <button
          type="button"
          className="v-button v-raised"
          disabled={state === 'uploading'}
          onClick={() => input.current?.click()}
        >
          {state === 'uploading' ? words.uploading : words.shareUpload}
        </button>
        {media ? (
          <button type="button" className="v-button" onClick={() => onChange(null)}>
            {words.shareRemove}
          </button>
        ) : null}
      </div>
      {typeof state === 'object' ? (
        <p id={id} className="v-problem" role="alert">
          {state.problem}
        </p>
      ) : (
        <p id={id} className="v-hint">
          {words.shareHint}
        </p>
      )}
    </fieldset>
  )
}
