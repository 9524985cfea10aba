import type { PanelProps } from '../actions/action'
import { DescribePicture } from './DescribePicture'

/** What the picture of a field shows. */
export default function DescribePanel({ target: { field } }: PanelProps) {
  return <DescribePicture mediaId={field?.field?.mediaId ?? ''} handle={field} />
}
