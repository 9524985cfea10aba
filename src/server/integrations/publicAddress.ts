import { BlockList, isIP } from 'node:net'

/** True for an address of the open internet; false for everything that leads into our own house, or nowhere. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !inside4.check(address, 'ipv4')
  // A zone (fe80::1%eth0) exists on local links only.
  if (family === 6 && !address.includes('%')) return global6.check(address, 'ipv6') && !inside6.check(address, 'ipv6')
  return false
}

const listOf = (family: 'ipv4' | 'ipv6', ranges: readonly (readonly [string, number])[]) => {
  const list = new BlockList()
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family)
  return list
}

const inside4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
])

/** Global unicast. Mapped, translated, unique local and link-local addresses all lie outside. */
const global6 = listOf('ipv6', [['2000::', 3]])

/** Within global unicast: tunnels that carry an IPv4 address, and documentation. */
const inside6 = listOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])
