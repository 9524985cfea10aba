import type { FieldHandle, HeadingLevel } from '../block'
import { Text } from './Text'

export const Heading = ({
  field,
  level,
  className,
}: {
  field: FieldHandle
  level: HeadingLevel
  className?: string
}) => <Text field={field} as={`h${level}`} className={className} />
