import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { LazyPart, type Load } from '../kit/LazyPart'
import type { PanelProps } from './action'

/** A panel of the menu whose script is loaded when it is first opened, if it is not here already. */
export const laterPanel = (load: Load<PanelProps>) => (props: PanelProps) => (
  <LazyPart load={load} props={props} loading={<Loading />} onFailed={props.close} />
)

const Loading = () => <p className="v-hint">{useWords(common).loading}</p>
