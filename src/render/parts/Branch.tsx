import type { HeadingLevel } from '../block'
import { BranchContact } from './BranchContact'
import { BranchHours } from './BranchHours'
import type { BranchDescription } from './describeBranch'
import { below } from './SectionHead'

/** BLOCK-15: where a branch is, how to reach it and, if wanted, when it is open. */
export const Branch = ({
  branch,
  level,
  showHours,
  showSpecials,
}: {
  branch: BranchDescription
  level: HeadingLevel
  showHours: boolean
  showSpecials: boolean
}) => {
  const hasHours = showHours && (branch.week.length > 0 || branch.specials.length > 0)
  return (
    <div
      className="branch"
      data-enhance={hasHours ? 'parts/OpenNow' : undefined}
      data-hours={hasHours ? JSON.stringify(branch.script) : undefined}
    >
      <BranchContact branch={branch} level={level} showState={hasHours && branch.script.open.length > 0} />
      {hasHours ? <BranchHours branch={branch} level={below(level)} showSpecials={showSpecials} /> : null}
    </div>
  )
}
