import type { Group } from '../../../content/group'
import { Thumbnail } from '../../kit/Thumbnail'

/** The card's first picture, small. */
export const CardThumbnail = ({ card }: { card: Group }) => (
  <Thumbnail mediaId={Object.values(card.fields).find(({ mediaId }) => mediaId !== null)?.mediaId} />
)
