import { Tooltip } from '@base-ui/react/tooltip'
import { tips } from './tips'
import './tips.css'

/** EDIT-23: the name of the button under the pointer or with the focus, at once. */
export const Tips = () => (
  <Tooltip.Root
    handle={tips}
    onOpenChange={(_, details) => {
      if (details.reason !== 'escape-key') return
      // Escape means what the tooltip stands above; the tooltip goes with it.
      details.cancel()
      details.allowPropagation()
      tips.close()
    }}
  >
    {({ payload }) => (
      <Tooltip.Portal container={document.getElementById('vitrine-editor')}>
        <Tooltip.Positioner className="v-tip-place" side="top" sideOffset={8} collisionPadding={8}>
          <Tooltip.Popup className="v-tip">{payload}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    )}
  </Tooltip.Root>
)
