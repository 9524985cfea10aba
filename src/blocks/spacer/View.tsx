import type { BlockProps } from '../../render/block'
import type block from './block'

export default function Spacer({ options }: BlockProps<typeof block>) {
  return <div className="space" data-size={options.size} aria-hidden="true" />
}
