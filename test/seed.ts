import fc from 'fast-check'
import { isSoak } from './counts'

/**
 * Every run of `npm test` tries the same random inputs, so that a red run means the change is at fault;
 * `npm run soak` tries new ones. Printed with a failure; FUZZ_SEED shows that run again.
 */
export const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 2 ** 31 : 1_291_848))
fc.configureGlobal({ seed })
