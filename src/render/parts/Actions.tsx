import type { FieldHandle } from '../block'
import { Button } from '../fields/Button'
import { useHasAny } from '../slots'

/** One or two buttons in a row; nothing, and no gap, when there is none. */
export const Actions = ({ primary, secondary }: { primary: FieldHandle; secondary?: FieldHandle }) => {
  if (!useHasAny(primary, secondary)) return null
  return (
    <div className="actions">
      <Button field={primary} />
      {secondary ? <Button field={secondary} variant="outlined" /> : null}
    </div>
  )
}
