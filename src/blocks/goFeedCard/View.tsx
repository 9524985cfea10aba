import type { BlockProps } from '../../render/block'
import { Teaser } from '../../render/parts/Teaser'
import type block from './block'

export default function GoFeedCard({ fields, level }: BlockProps<typeof block>) {
  return <Teaser fields={fields} level={level} />
}
