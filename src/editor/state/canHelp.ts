/** Whether trying again may help: what may be otherwise another time, unlike a value that is wrong. */
export const canHelp = (code: string | undefined): boolean => code !== undefined && passing.has(code)

const passing = new Set([
  'internal',
  'disk_full',
  'unavailable',
  'suspended',
  'too_many',
  'unanswered',
  'stale_base',
  'wrong_status',
  'not_found',
  'change_id_used',
])
