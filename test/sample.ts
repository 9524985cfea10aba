import { isSoak } from './counts'

/**
 * A fixed, fair share of a matrix: the first case takes the first of the choices, the second the second and so on, so
 * that every case is looked at once and every choice has its turn. `npm run soak` takes them all.
 */
export const turnOf = <T>(choices: readonly T[], place: number): readonly T[] =>
  isSoak ? choices : [choices[place % choices.length]!]
