/** What only fingers need: most who read with a mouse never load it. */
export { followFinger } from './followFinger'
export { addSnapPoints } from './snapPoints'
