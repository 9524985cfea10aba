import { Layers } from 'lucide-react'
import { common } from '../i18n/common'
import { useWords } from '../i18n/words'
import { LazyPart } from '../kit/LazyPart'
import { BoardCards } from '../panels/collection/BoardCards'
import type { MenuAction, Target } from './action'

const loadPages = () => import('../panels/CollectionPages')

/** EDIT-5, PAGE-5: the cards of a board, or the pages of a page collection. */
const CollectionPanel = ({ target }: { target: Target }) => {
  const { loading } = useWords(common)
  const { children } = target.definition
  if (children && 'pages' in children)
    return (
      <LazyPart load={loadPages} props={{ collection: children.pages }} loading={<p className="v-hint">{loading}</p>} />
    )
  return <BoardCards board={target.group} />
}

const collection: MenuAction = {
  order: 70,
  label: { de: 'Sammlung', fr: 'Collection' },
  icon: Layers,
  appliesTo: ({ field, definition: { children } }) => field === null && children !== undefined,
  Panel: CollectionPanel,
}
export default collection
