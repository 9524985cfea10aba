import { vi } from 'vitest'

/** Waits until a check holds; its end is for what never will, however busy the machine is. */
export const eventually = <T>(check: () => T | Promise<T>, { interval = 20 }: { interval?: number } = {}): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval })
