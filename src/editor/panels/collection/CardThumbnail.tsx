import type { Group } from '../../../content/group'
import { mediaAddress } from '../../../render/mediaAddress'
import { useEditorState } from '../../EditorContext'

/** The card's first picture, small. */
export const CardThumbnail = ({ card }: { card: Group }) => {
  const media = useEditorState(state => state.references.media)
  const found = Object.values(card.fields).flatMap(({ mediaId }) => media[mediaId ?? ''] ?? [])[0]
  if (!found) return <span className="v-thumbnail" />
  const address = found.extension === 'svg' ? found.publicUrl : mediaAddress(found, 320, 'webp')
  return <img className="v-thumbnail" src={address} alt="" loading="lazy" width={40} height={40} />
}
