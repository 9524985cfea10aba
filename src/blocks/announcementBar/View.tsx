import type { BlockProps } from '../../render/block'
import { Button } from '../../render/fields/Button'
import { Text } from '../../render/fields/Text'
import { Dismissible } from '../../render/parts/Dismissible'
import { useHasAny } from '../../render/slots'
import { useText } from '../../render/useLocalized'
import type block from './block'

export default function AnnouncementBar({ group, fields, options }: BlockProps<typeof block>) {
  const text = useText(fields.description)?.value ?? ''
  const isFilled = useHasAny(fields.description, fields.button)
  if (!isFilled) return null
  return (
    <Dismissible className="wrap bar" id={group.id} text={text} isOn={options.dismissible}>
      <div className="bar-words">
        <Text field={fields.description} />
        <Button field={fields.button} variant="text" />
      </div>
    </Dismissible>
  )
}
