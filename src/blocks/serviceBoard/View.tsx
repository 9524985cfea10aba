import type { BlockProps } from '../../render/block'
import { Board } from '../../render/parts/Board'
import type block from './block'

export default function ServiceBoard({ fields, options, level, cards }: BlockProps<typeof block>) {
  const sizes = options.layout === 'split' ? '(min-width: 768px) 144px, 72px' : undefined
  return <Board fields={fields} options={options} level={level} cards={cards} sizes={sizes} />
}
