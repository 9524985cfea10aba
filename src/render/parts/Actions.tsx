import type { FieldHandle } from '../block'
import { Button } from '../fields/Button'
import { useHas } from '../slots'

/** One or two buttons in a row; nothing, and no gap, when there is none. */
export const Actions = ({ primary, secondary }: { primary: FieldHandle; secondary?: FieldHandle }) => {
  const hasPrimary = useHas(primary)
  const hasSecondary = useHas(secondary)
  if (!hasPrimary && !hasSecondary) return null
  return (
    <div className="actions">
      <Button field={primary} />
      {secondary ? <Button field={secondary} variant="outlined" /> : null}
    </div>
  )
}
