import type { BlockProps } from '../../render/block'
import { Button } from '../../render/fields/Button'
import { Text } from '../../render/fields/Text'
import { Dismissible } from '../../render/parts/Dismissible'
import { useHasAny } from '../../render/slots'
import { useText } from '../../render/useLocalized'
import type block from './block'

export default function AnnouncementBubble({ group, fields, options }: BlockProps<typeof block>) {
  const text = useText(fields.description)?.value ?? ''
  const isFilled = useHasAny(fields.description, fields.button)
  if (!isFilled) return null
  return (
    <div className="place" data-align={options.alignment} data-size={options.size}>
      <Dismissible className="bubble" id={group.id} text={text} isOn={options.dismissible}>
        <Text field={fields.description} />
        <Button field={fields.button} variant="text" />
      </Dismissible>
    </div>
  )
}
