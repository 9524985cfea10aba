import { revalidateFull, revalidateTag } from '../../contract/revalidate'
import { everything } from '../storage/storage'
import { writes } from './context'

/** The same door that publishing uses, so it reaches every instance (design §4). */
export const revalidateHandlers = {
  revalidateTag: writes(revalidateTag, async ({ tx, hosted }, { tag }) => {
    tx.touch(hosted.site.id, tag)
    return {}
  }),
  revalidateFull: writes(revalidateFull, async ({ tx, hosted }) => {
    tx.touch(hosted.site.id, everything)
    return {}
  }),
}
