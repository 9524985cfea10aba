import type { BlockProps } from '../../render/block'
import { Actions } from '../../render/parts/Actions'
import { Branch } from '../../render/parts/Branch'
import type { BranchDescription } from '../../render/parts/describeBranch'
import { below, SectionHead } from '../../render/parts/SectionHead'
import { useHas } from '../../render/slots'
import type block from './block'

type Loaded = { branches: BranchDescription[] }

export default function Contact({ fields, options, level, loaded }: BlockProps<typeof block, Loaded>) {
  const branchLevel = below(level, useHas(fields.title))
  return (
    <div className="frame">
      <SectionHead fields={fields} level={level} />
      {(loaded?.branches ?? []).map(branch => (
        <Branch
          key={branch.id}
          branch={branch}
          level={branchLevel}
          showHours={options.showHours}
          showSpecials={options.showSpecialDates}
        />
      ))}
      <Actions primary={fields.button} />
    </div>
  )
}
