import type * as z from 'zod/mini'
import { Refusal } from '../Refusal'

/** API-2: the whole input, or what is wrong with it. */
export const parseInput = <Input>(schema: z.ZodMiniType<Input>, raw: unknown): Input => {
  const parsed = schema.safeParse(raw ?? {})
  if (parsed.success) return parsed.data
  throw new Refusal('invalid_input', {
    issues: parsed.error.issues
      .slice(0, 20)
      .map(issue => ({ path: issue.path.join('.'), message: issue.message, code: issue.code })),
  })
}
