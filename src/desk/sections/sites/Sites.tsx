import { useWords } from '../../../editor/i18n/words'
import { usePlace } from '../../place'
import { sectionWords } from '../../sections'
import { NewSite } from './NewSite'
import { SiteDetails } from './SiteDetails'
import { SiteList } from './SiteList'
import './sites.css'

/** The operator's desk: all sites, a new one, or everything about one (D27). */
export default function Sites() {
  const [, which] = usePlace()
  const { sites } = useWords(sectionWords)
  if (which === 'new') return <NewSite />
  if (which) return <SiteDetails key={which} id={which} />
  return (
    <>
      <h1>{sites}</h1>
      <SiteList />
    </>
  )
}
