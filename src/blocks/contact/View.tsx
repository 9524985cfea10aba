import type { BlockProps } from '../../render/block'
import { Actions } from '../../render/parts/Actions'
import { below, SectionHead } from '../../render/parts/SectionHead'
import { useHas } from '../../render/slots'
import { BranchContact } from './BranchContact'
import { BranchHours } from './BranchHours'
import type block from './block'
import type { LoadedContact } from './describeBranch'

export default function Contact({ fields, options, level, loaded }: BlockProps<typeof block, LoadedContact>) {
  const hasTitle = useHas(fields.title)
  const branchLevel = below(level, hasTitle)
  return (
    <div className="frame">
      <SectionHead fields={fields} level={level} />
      {(loaded?.branches ?? []).map(branch => (
        <div
          key={branch.id}
          className="branch"
          data-enhance={options.showHours ? 'contact/OpenNow' : undefined}
          data-hours={options.showHours ? JSON.stringify(branch.script) : undefined}
        >
          <BranchContact
            branch={branch}
            level={branchLevel}
            showState={options.showHours && branch.script.open.length > 0}
          />
          {options.showHours ? (
            <BranchHours branch={branch} level={below(branchLevel)} showSpecials={options.showSpecialDates} />
          ) : null}
        </div>
      ))}
      <Actions primary={fields.button} />
    </div>
  )
}
