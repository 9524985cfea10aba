import { addressOf, methodsOf as methodsOfCall } from '../../contract/address'
import type { Call } from '../../contract/call'
import { allCalls } from '../../contract/calls'

/** What an address takes; none for what is not there. */
export const methodsOf = (path: string): string[] => {
  const found = patterns.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)
  return path.startsWith('/api/') ? found : ['GET', 'HEAD', ...found]
}

const methods = (call: Call) =>
  call.method === 'GET' && call.answers !== 'stream' ? ['GET', 'HEAD'] : methodsOfCall(call)

const patterns = allCalls.map(([, call]) => ({
  pattern: new RegExp(`^${addressOf(call).replace(/:\w+/g, '[^/]+')}$`),
  methods: methods(call),
}))
