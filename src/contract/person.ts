import * as z from 'zod/mini'
import { roleSchema } from '../content/site'

/** Who is signed in. */
export const personSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  isOperator: z.boolean(),
})
