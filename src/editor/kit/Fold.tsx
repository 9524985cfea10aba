import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import './fold.css'

/** A section that folds below its heading. */
export const Fold = ({
  title,
  count,
  isOpenAtFirst = false,
  children,
}: {
  title: string
  /** How much is in it, beside the title. */
  count?: number
  isOpenAtFirst?: boolean
  children: ReactNode
}) => (
  <Collapsible.Root className="v-fold" defaultOpen={isOpenAtFirst}>
    <h3>
      <Collapsible.Trigger className="v-fold-head">
        <ChevronDown size={18} aria-hidden />
        <span>{title}</span>
        {count === undefined ? null : <span className="v-fold-count">{count}</span>}
      </Collapsible.Trigger>
    </h3>
    <Collapsible.Panel className="v-fold-body">{children}</Collapsible.Panel>
  </Collapsible.Root>
)
