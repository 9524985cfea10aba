/** `npm run soak` looks at everything; `npm test` at a share of it. */
export const isSoak = process.env.SOAK === '1'
const often = (usual: number, soak: number) => (isSoak ? soak : usual)

/** How often a proof is repeated in `npm test`, and in `npm run soak`. */
export const counts = {
  /** Inputs of all calls together, shared evenly; and how many each has at least. What checks them knows no engine. */
  fuzz: { sqlite: often(8_000, 0), postgres: often(2_000, 0), each: often(20, 2_000) },
  foreignIds: often(1_000, 5_000),
  /** Of 30 steps each. */
  sequences: { sqlite: often(40, 5_000), postgres: often(10, 1_000) },
  /** The editor against refusals and lost answers, of 30 steps each. */
  editorSequences: { sqlite: often(40, 5_000), postgres: often(8, 500) },
  /** Of up to 25 steps each. */
  undoStacks: { sqlite: often(10, 200), postgres: often(4, 200) },
  kills: often(5, 200),
  /** Publishings and reverts together. */
  publishings: { sqlite: often(100, 1_000), postgres: often(40, 1_000) },
  readsWhilePublishing: { sqlite: often(2_000, 10_000), postgres: often(800, 10_000) },
  payloads: often(30, 300),
  /** Made from a list. */
  sites: often(12, 300),
}

/** Ends a test that hangs, in ms; none needs a part of it, however busy the machine is. */
export const testTimeout = often(10 * 60 * 1000, 12 * 60 * 60 * 1000)
