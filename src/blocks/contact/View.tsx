import type { QualitySeal } from '../../content/rules/qualitySeal'
import type { BlockProps } from '../../render/block'
import { wordsFor } from '../../render/i18n/words'
import { Actions } from '../../render/parts/Actions'
import { Branch } from '../../render/parts/Branch'
import type { BranchDescription } from '../../render/parts/describeBranch'
import { Seal } from '../../render/parts/Seal'
import { below, SectionHead } from '../../render/parts/SectionHead'
import { useRender } from '../../render/RenderContext'
import { useHas } from '../../render/slots'
import type block from './block'

type Loaded = { branches: BranchDescription[]; seal: QualitySeal | null }

export default function Contact({ fields, options, level, loaded }: BlockProps<typeof block, Loaded>) {
  const words = wordsFor(useRender().model.locale)
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
      {loaded?.seal ? <Seal seal={loaded.seal} label={words.qualityLabel} newTab={words.opensNewTab} /> : null}
      <Actions primary={fields.button} />
    </div>
  )
}
