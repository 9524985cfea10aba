/** How often others had their turn while this was done; where everything is in memory, only if it gives way by itself. */
export const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}
