import type { Host } from '../src/content/site'
import type { SiteTemplate } from '../src/content/siteTemplate'
import { aspect } from './aspect'
import { golf } from './golf'
import { optik } from './optik'

const host = (name: string, isPrimary: boolean): Host => ({ host: name, isPrimary, scheme: 'http', port: null })

/** The three demo sites and their addresses (design §8). */
export const demoSites: { template: SiteTemplate; hosts: Host[] }[] = [
  { template: optik, hosts: [host('localhost', true), host('optik.localhost', false), host('127.0.0.1', false)] },
  { template: aspect, hosts: [host('aspect.localhost', true)] },
  { template: golf, hosts: [host('golf.localhost', true)] },
]
