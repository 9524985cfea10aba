/** What the checks need of a browser; both drivers offer no more than this. */
export type Driven = Evaluating & {
  name: string
  /** Until the page is loaded. */
  open: (address: string) => Promise<void>
  resize: (width: number) => Promise<void>
  /** Pointer and keys, as WebDriver describes them. */
  perform: (sources: readonly object[]) => Promise<void>
  /** What is in the window, as PNG. */
  picture: () => Promise<Buffer>
  /** What the driver itself has heard of errors since it was last asked. */
  takeErrors: () => string[]
  close: () => Promise<void>
}

/** A page of Playwright's is one too. */
export type Evaluating = {
  evaluate: <Result, Value>(work: (value: Value) => Result | Promise<Result>, value?: Value) => Promise<Result>
}

/** High enough for every dialog. */
export const windowHeight = 900

/** The work as a script whose value is a promise of JSON. */
export const scriptOf = (work: unknown, value: unknown) =>
  `Promise.resolve((${work})(${JSON.stringify(value)})).then(result => JSON.stringify(result ?? null))`
