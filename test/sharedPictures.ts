import { join } from 'node:path'
import { createPictures } from '../src/server/media/pictures'

/** The real process for pictures, from the sources; the tests of a worker share one, which ends when nobody needs it. */
export const sharedPictures = createPictures(join(import.meta.dirname, '..', 'src', 'server', 'picture.ts'))
