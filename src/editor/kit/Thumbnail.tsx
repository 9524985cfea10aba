import { mediaAddress } from '../../render/mediaAddress'
import { useEditorState } from '../EditorContext'

/** A picture the page knows, small; an empty frame for one it does not. */
export const Thumbnail = ({ mediaId }: { mediaId: string | null | undefined }) => {
  const media = useEditorState(state => state.references.media[mediaId ?? ''])
  if (!media) return <span className="v-thumbnail" />
  const address = media.extension === 'svg' ? media.publicUrl : mediaAddress(media, 320, 'webp')
  return <img className="v-thumbnail" src={address} alt="" loading="lazy" width={40} height={40} />
}
