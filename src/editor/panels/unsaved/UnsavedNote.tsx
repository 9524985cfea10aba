import type { Operation } from '../../state/operation'
import { UnsavedActions } from './UnsavedActions'
import './unsaved.css'
import { useReason } from './useReason'

/** Beside what was refused: why, and what can be done. */
export default function UnsavedNote({ operation }: { operation: Operation }) {
  const reasonOf = useReason()
  return (
    <div className="v-unsaved-note" role="alert">
      <p>{reasonOf(operation)}</p>
      <UnsavedActions operation={operation} />
    </div>
  )
}
