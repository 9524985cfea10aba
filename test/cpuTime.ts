/** Milliseconds of work of this process, whatever else the machine does meanwhile. */
export const cpuTime = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
