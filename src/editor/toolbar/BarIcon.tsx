import { Toolbar } from '@base-ui/react/toolbar'
import type { ComponentProps } from 'react'
import { IconButton } from '../kit/IconButton'

/** A button of the bar whose name is told by its tooltip. */
export const BarIcon = (props: ComponentProps<typeof IconButton>) => (
  <Toolbar.Button render={<IconButton {...props} />} />
)
