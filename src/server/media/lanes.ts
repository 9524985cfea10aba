type Lane = <T>(work: () => Promise<T>) => Promise<T>

const createLane = (): Lane => {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}

/** One picture at a time in each, so that the thread pool stays free for files and passwords; nobody waits for another. */
export const forVisitors = createLane()
export const forUploads = createLane()
export const inBackground = createLane()
