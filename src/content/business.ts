import * as z from 'zod/mini'
import { idSchema } from './id'
import { filledText, text } from './text'

/** Monday is 1 (HOURS-1). */
export const weekdaySchema = z.int().check(z.gte(1), z.lte(7))

/** `HHmm` or `HH:MM`; 24:00 is the midnight that ends the day. */
export const clockTimeSchema = z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):?[0-5]\d|24:?00)$/))

const weekMomentSchema = z.strictObject({ day: weekdaySchema, time: clockTimeSchema })

export const openingPeriodSchema = z.strictObject({ open: weekMomentSchema, close: weekMomentSchema })
export type OpeningPeriod = z.infer<typeof openingPeriodSchema>

/** Both times 00:30 mean closed on that date; the marker is never shown (HOURS-1). */
export const specialHoursSchema = z.strictObject({
  date: z.iso.date(),
  open: clockTimeSchema,
  close: clockTimeSchema,
})
export type SpecialHours = z.infer<typeof specialHoursSchema>

// biome-ignore format: one line a half of the alphabet
export const cantons = [
  'AG', 'AI', 'AR', 'BE', 'BL', 'BS', 'FR', 'GE', 'GL', 'GR', 'JU', 'LU', 'NE',
  'NW', 'OW', 'SG', 'SH', 'SO', 'SZ', 'TG', 'TI', 'UR', 'VD', 'VS', 'ZG', 'ZH',
] as const
export const cantonSchema = z.enum(cantons)
export type Canton = z.infer<typeof cantonSchema>

/** HOURS-3. What the import brings is kept as it is; links are made safe when drawn. */
export const branchSchema = z.strictObject({
  id: idSchema,
  businessId: idSchema,
  active: z.boolean(),
  name: z.nullable(text(200)),
  url: z.nullable(text(2000)),
  street: z.nullable(text(200)),
  streetNumber: z.nullable(text(20)),
  zip: z.nullable(text(12)),
  city: z.nullable(text(200)),
  canton: z.nullable(cantonSchema),
  phone: z.nullable(text(40)),
  email: z.nullable(text(254)),
  emailOverwrite: z.nullable(text(254)),
  periods: z.array(openingPeriodSchema),
  specials: z.array(specialHoursSchema),
})
export type Branch = z.infer<typeof branchSchema>

export type BranchHours = Pick<Branch, 'periods' | 'specials'>

const programSchema = z.strictObject({ active: z.boolean() })

/** DIR-5 */
export const programsSchema = z.strictObject({ gesundheitsoptik: programSchema, frequentlens: programSchema })
export type Programs = z.infer<typeof programsSchema>

export const businessSchema = z.strictObject({
  id: idSchema,
  name: filledText(200),
  logoMediaId: z.nullable(idSchema),
  programs: programsSchema,
  branches: z.array(branchSchema),
})
export type Business = z.infer<typeof businessSchema>

/** Only opticians take part in the association's programmes; what else a business is, its data does not say. */
export const isOptician = ({ programs }: Pick<Business, 'programs'>) =>
  Object.values(programs).some(program => program.active)

/** HOURS-3: emailOverwrite wins over email. */
export const emailOf = ({ email, emailOverwrite }: Pick<Branch, 'email' | 'emailOverwrite'>) =>
  emailOverwrite?.trim() || email?.trim() || null
