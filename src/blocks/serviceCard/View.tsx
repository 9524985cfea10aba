import type { BlockProps } from '../../render/block'
import { Text } from '../../render/fields/Text'
import { Teaser } from '../../render/parts/Teaser'
import { useHasAny } from '../../render/slots'
import type block from './block'

export default function ServiceCard({ fields, level }: BlockProps<typeof block>) {
  const hasFacts = useHasAny(fields.duration, fields.cost)
  const facts = hasFacts ? (
    <div className="facts">
      <Text field={fields.duration} />
      <Text field={fields.cost} className="cost" />
    </div>
  ) : null
  return <Teaser fields={fields} level={level} facts={facts} />
}
