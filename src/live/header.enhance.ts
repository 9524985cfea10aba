import { enhanceFit } from './headerFit.enhance'
import { enhanceFolds } from './headerFolds.enhance'
import { enhanceMenu } from './headerMenu.enhance'
import { enhanceScroll } from './headerScroll.enhance'

/** All that moves in the header, in edit mode too: nothing in it is written on the page. */
export const enhanceHeader = (header: HTMLElement): (() => void) => {
  const cleanUps = [enhanceFit, enhanceFolds, enhanceMenu, enhanceScroll].map(enhance => enhance(header))
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
