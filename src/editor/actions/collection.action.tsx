import { Layers } from 'lucide-react'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { LazyPart } from '../kit/LazyPart'
import { laterParts } from '../laterParts'
import type { MenuAction, PanelProps } from './action'

const loadPages = () => import('../panels/CollectionPages')

/** EDIT-5, PAGE-5: the cards of a board, or the pages of a page collection. */
const CollectionPanel = ({ target, close }: PanelProps) => {
  const words = useWords(common)
  const { children } = target.definition
  const loading = <p className="v-hint">{words.loading}</p>
  if (children && 'pages' in children)
    return <LazyPart load={loadPages} props={{ collection: children.pages }} loading={loading} onFailed={close} />
  return <LazyPart load={laterParts.cards} props={{ board: target.group }} loading={loading} onFailed={close} />
}

const collection: MenuAction = {
  order: 35,
  label: { de: 'Sammlung', fr: 'Collection' },
  icon: Layers,
  appliesTo: ({ field, definition: { children } }) => field === null && children !== undefined,
  Panel: CollectionPanel,
}
export default collection
