import type { DisplayCondition, OptionDefinition } from '../option'

/** OPT-1: shown when all its conditions hold against the values of its siblings. */
export const isOptionShown = (definition: OptionDefinition, values: Record<string, unknown>) =>
  (definition.displayConditions ?? []).every(condition => holds(condition, values))

const holds = (condition: DisplayCondition, values: Record<string, unknown>) => {
  if (typeof condition === 'boolean') return condition
  const actual = values[condition.option] ?? null
  switch (condition.comparison) {
    case '=':
      return actual === condition.value
    case '!=':
      return actual !== condition.value
    case '>':
      return Number(actual) > Number(condition.value)
    case '<':
      return Number(actual) < Number(condition.value)
  }
}
