import type { BlockProps } from '../../render/block'
import { Board } from '../../render/parts/Board'
import type block from './block'

export default function NewsFeedBoard({ fields, options, level, cards }: BlockProps<typeof block>) {
  const sizes = options.layout === 'split' ? '(min-width: 768px) 200px, 96px' : undefined
  return <Board fields={fields} options={options} level={level} cards={cards} sizes={sizes} />
}
