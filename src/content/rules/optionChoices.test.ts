import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type OptionDefinition, optionTypes, optionValueSchemas } from '../option'
import { choicesOf } from './optionChoices'

/** The words or numbers a type is made of; null where it holds anything else. */
const accepted = (type: (typeof optionTypes)[number]) => {
  const { enum: words, anyOf } = z.toJSONSchema(optionValueSchemas[type], { unrepresentable: 'any' })
  const constants = anyOf?.map(part => (typeof part === 'object' ? part.const : undefined))
  return words ?? (constants?.every(value => typeof value === 'number') ? constants : null)
}

it.each(optionTypes)('[OPT-2] %s offers every value it accepts', type => {
  const offered = choicesOf({ type } as OptionDefinition)
  expect(offered && [...offered].sort()).toEqual(accepted(type)?.sort() ?? null)
})
