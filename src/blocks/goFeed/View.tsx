import type { BlockProps } from '../../render/block'
import { Board } from '../../render/parts/Board'
import type block from './block'

export default function GoFeed({ fields, options, level, cards }: BlockProps<typeof block>) {
  const sizes = options.layout === 'split' ? '(min-width: 1024px) 220px, 34vw' : undefined
  return <Board fields={fields} options={options} level={level} cards={cards} sizes={sizes} />
}
