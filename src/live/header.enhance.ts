import { enhanceFit } from './headerFit.enhance'
import { enhanceFolds } from './headerFolds.enhance'
import { enhanceMenu } from './headerMenu.enhance'
import { enhanceScroll } from './headerScroll.enhance'

/** All that moves in the header. In edit mode it runs only while the toolbar is off (D11). */
export const enhanceHeader = (header: HTMLElement): (() => void) => {
  const cleanUps = [enhanceFit, enhanceFolds, enhanceMenu, enhanceScroll].map(enhance => enhance(header))
  return () => {
    for (const cleanUp of cleanUps) cleanUp()
  }
}
