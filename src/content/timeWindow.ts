import * as z from 'zod/mini'

const moment = z.nullable(z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000)))

/** PUB-10: from when until when visitors see a section, in milliseconds; null is open. */
export const timeWindowSchema = z
  .strictObject({ from: moment, to: moment })
  .check(z.refine(({ from, to }) => from === null || to === null || from < to, 'The end lies before the start.'))
export type TimeWindow = z.infer<typeof timeWindowSchema>
