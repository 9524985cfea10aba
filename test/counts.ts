/** `npm run soak` looks at everything; `npm test` at a share of it. */
export const isSoak = process.env.SOAK === '1'
const often = (usual: number, soak: number) => (isSoak ? soak : usual)

/** How often a proof is repeated in `npm test`, and in `npm run soak`. */
export const counts = {
  /** Inputs of each call; what they are checked by is the same on both engines. */
  fuzz: { sqlite: often(200, 2_000), postgres: often(50, 2_000) },
  foreignIds: often(1_000, 5_000),
  /** Of 30 steps each. */
  sequences: { sqlite: often(80, 5_000), postgres: often(20, 1_000) },
  /** The editor against refusals and lost answers, of 30 steps each. */
  editorSequences: { sqlite: often(80, 5_000), postgres: often(10, 500) },
  kills: often(5, 200),
  /** Publishings and reverts together. */
  publishings: often(200, 1_000),
  readsWhilePublishing: often(2_000, 10_000),
  payloads: often(30, 300),
  /** Made from a list. */
  sites: often(12, 300),
}

/** Ends a test that hangs, in ms; none needs a part of it, however busy the machine is. */
export const testTimeout = often(10 * 60 * 1000, 12 * 60 * 60 * 1000)
