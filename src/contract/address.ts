import type { Call } from './call'

const prefix = '/api/v1/'

/** Where a call is made, with `:name` for what its input fills in. */
export const addressOf = ({ path }: Pick<Call, 'path'>) => (path.startsWith('/') ? path : prefix + path)

export const methodsOf = ({ method, synonym }: Pick<Call, 'method' | 'synonym'>) =>
  synonym ? [method, synonym] : [method]

/** The keys of the input that stand in the address. */
export const namesIn = ({ path }: Pick<Call, 'path'>) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)

/** Whether the input travels in the body; else it is the query string. */
export const hasBodyInput = ({ takes }: Pick<Call, 'takes'>) => takes.includes('json') || takes.includes('form')

/** The address with its names filled in, and what is left of the input for the query string or the body. */
export const fillAddress = (
  call: Pick<Call, 'path'>,
  input: Record<string, unknown>,
): { address: string; rest: Record<string, unknown> } => {
  const names = namesIn(call)
  return {
    address: addressOf(call).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name]))),
    rest: Object.fromEntries(Object.entries(input).filter(([key]) => !names.includes(key))),
  }
}
