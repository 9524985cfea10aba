import { readAddress, readAs } from '../src/content/rules/address'
import type { AddressSite } from '../src/content/rules/addressPage'

const page = (id: string, more: Partial<AddressSite['pages'][number]>): AddressSite['pages'][number] => ({
  id,
  collection: null,
  role: null,
  key: null,
  name: {},
  slug: {},
  ...more,
})

const memberId = '0199aaaa-0000-7000-8000-000000000001'

const site: AddressSite = {
  host: 'optik.example',
  locale: 'de',
  pageId: 'prices',
  pages: [
    page('home', { role: 'home', name: { de: 'Start', fr: 'Accueil' } }),
    page('contact', { key: 'contact', name: { de: 'Kontakt' }, slug: { de: 'kontakt', fr: 'nous-trouver' } }),
    page('about', { name: { de: 'Über uns' }, slug: { de: 'ueber-uns' } }),
    page('prices', { name: { de: 'Preise' }, slug: { de: 'preise' } }),
    page(memberId, { collection: 'team', name: { de: 'Nora Keller' }, slug: { de: 'nora-keller' } }),
  ],
}

/** What people type and how it is understood; `…` marks what may still become an address. */
export const addressCases: readonly (readonly [typed: string, understood: string])[] = [
  // Pages of this site.
  ['/de/kontakt', 'page contact'],
  ['/DE/Kontakt/', 'page contact'],
  ['/fr/nous-trouver', 'page contact'],
  ['/kontakt', 'page contact'],
  ['kontakt', 'page contact'],
  ['Kontakt', 'page contact'],
  ['de/kontakt', 'page contact'],
  ['nous-trouver', 'page contact'],
  ['über uns', 'page about'],
  ['Ueber Uns', 'page about'],
  ['/', 'page home'],
  ['/de', 'page home'],
  ['/de/~contact', 'page contact'],
  ['/de/team/nora-keller', `page ${memberId}`],
  ['team/nora-keller', `page ${memberId}`],
  ['nora keller', `page ${memberId}`],
  [`/de/edit/team/${memberId}?toolbar=1`, `page ${memberId}`],
  ['https://optik.example/de/kontakt', 'page contact'],
  ['optik.example/de/kontakt', 'page contact'],
  ['http://OPTIK.example:3000/de', 'page home'],
  ['https://optik.example', 'page home'],
  ['https://optik.example/de/edit/kontakt?toolbar=1', 'page contact'],
  ['https://optik.example/de/kontakt?thema=brille', 'web https://optik.example/de/kontakt?thema=brille'],
  ['https://optik.example/media/liste.pdf', 'web https://optik.example/media/liste.pdf'],
  ['kontakte', 'none… noPage'],
  ['/de/kontakte', 'none… noPage'],
  ['/de/kontakt?thema=brille', 'none… noPage'],
  // Places on a page.
  ['#stunden', 'page prices#stunden'],
  ['/de/kontakt#anfahrt', 'page contact#anfahrt'],
  ['https://optik.example/de/kontakt#anfahrt', 'page contact#anfahrt'],
  ['#', 'none… noPage'],
  ['#zwei wörter', 'none… noPage'],
  // The web.
  ['www.laden.ch', 'web https://www.laden.ch'],
  ['laden.ch/preise', 'web https://laden.ch/preise'],
  ['Laden.CH/Preise', 'web https://laden.ch/Preise'],
  [' laden.ch ', 'web https://laden.ch'],
  ['\u200bladen.ch\ufeff', 'web https://laden.ch'],
  ['laden.ch.', 'web https://laden.ch'],
  ['laden.ch?a=1', 'web https://laden.ch?a=1'],
  ['laden.ch:8080/x', 'web https://laden.ch:8080/x'],
  ['laden.ch:', 'web https://laden.ch'],
  ['https://laden.ch', 'web https://laden.ch'],
  ['HTTP://laden.ch/', 'web http://laden.ch/'],
  ['https:laden.ch', 'web https://laden.ch'],
  ['https:/laden.ch', 'web https://laden.ch'],
  ['https//laden.ch', 'web https://laden.ch'],
  ['//laden.ch/x', 'web https://laden.ch/x'],
  ['https://laden.ch/a b.pdf', 'web https://laden.ch/a%20b.pdf'],
  ['https://laden.ch/a%20b.pdf', 'web https://laden.ch/a%20b.pdf'],
  ['laden.ch/größe', 'web https://laden.ch/größe'],
  ['müller-optik.ch', 'web https://müller-optik.ch'],
  ['xn--mller-optik-thb.ch', 'web https://xn--mller-optik-thb.ch'],
  ['日本.example', 'web https://日本.example'],
  ['my_shop.laden.ch', 'web https://my_shop.laden.ch'],
  ['http://localhost:3000/x', 'web http://localhost:3000/x'],
  ['192.168.1.20', 'web https://192.168.1.20'],
  ['http://[::1]:3000/', 'web http://[::1]:3000/'],
  ['https://', 'none… host'],
  ['https://laden', 'none… host'],
  ['laden.', 'none… host'],
  ['laden.c', 'none… host'],
  ['laden.c/preise', 'none host'],
  ['laden..ch', 'none host'],
  ['.laden.ch', 'none host'],
  ['-laden.ch', 'none host'],
  ['laden-.ch', 'none host'],
  [`${'a'.repeat(64)}.ch`, 'none host'],
  ['laden.ch:99999', 'none host'],
  ['24.12.2026', 'none… host'],
  ['unser laden', 'none space'],
  ['mein laden.ch', 'none space'],
  ['https://mein laden.ch', 'none space'],
  ['www.laden.ch Preise', 'none space'],
  ['www,laden.ch', 'none character'],
  ['laden!.ch', 'none character'],
  ['https://laden%20.ch', 'none character'],
  ['https://name@laden.ch', 'none character'],
  ['laden.ch:80a', 'none character'],
  // Mail and phone.
  ['info@laden.ch', 'mail? info@laden.ch'],
  ['mailto:info@laden.ch', 'mail info@laden.ch'],
  ['MAILTO: info@laden.ch', 'mail info@laden.ch'],
  ['info@müller.ch', 'mail? info@müller.ch'],
  ['info@laden', 'none… mail'],
  ['info@', 'none… mail'],
  ['mailto:', 'none… mail'],
  ['info@@laden.ch', 'none mail'],
  ['in fo@laden.ch', 'none space'],
  ['Nora <nora@laden.ch>', 'none space'],
  ['052 212 34 56', 'phone 052 212 34 56'],
  ['052/212.34-56', 'phone 052 212 34 56'],
  ['+41 52 212 34 56', 'phone +41 52 212 34 56'],
  ['+41 (0)52 212 34 56', 'phone +41 52 212 34 56'],
  ['0041 52 212 34 56', 'phone 0041 52 212 34 56'],
  ['tel:+41522123456', 'phone +41522123456'],
  ['tel:144', 'phone 144'],
  ['144', 'phone 144'],
  ['052', 'phone 052'],
  ['05', 'none… phone'],
  ['+', 'none… phone'],
  ['tel:anna', 'none phone'],
  ['052 212 34 56 52 212 34 56', 'none phone'],
  // What never becomes a link.
  ['', 'none… empty'],
  ['   ', 'none… empty'],
  ['\ud800', 'none… empty'],
  ['javascript:alert(1)', 'none scheme'],
  ['JaVaScRiPt:alert(1)', 'none scheme'],
  ['data:text/html,<script>1</script>', 'none scheme'],
  ['vbscript:x', 'none scheme'],
  ['ftp://laden.ch', 'none scheme'],
  ['file:///etc/passwd', 'none scheme'],
  ['java\tscript:alert(1)', 'none space'],
  ['javascript.x:alert(1)', 'none character'],
  ['https://javascript:alert(1)', 'none character'],
  [`laden.ch/${'a'.repeat(2000)}`, 'none long'],
]

/** For fields of one kind. */
export const singleCases: readonly (readonly ['web' | 'mail' | 'phone', typed: string, stored: string])[] = [
  ['web', 'www.laden.ch', 'https://www.laden.ch'],
  ['web', 'info@laden.ch', 'none notWeb'],
  ['web', 'mailto:info@laden.ch', 'none notWeb'],
  ['web', '052 212 34 56', 'none… notWeb'],
  ['web', 'kontakt', 'none… host'],
  ['web', '/de/kontakt', 'none… notWeb'],
  ['mail', 'info@laden.ch', 'info@laden.ch'],
  ['mail', 'mailto:info@laden.ch', 'info@laden.ch'],
  ['mail', 'info', 'none… mail'],
  ['mail', 'keine Adresse', 'none space'],
  ['phone', '052\u00a0212\u00a034\u00a056', '052 212 34 56'],
  ['phone', 'null fünf zwei', 'none phone'],
  ['phone', ' ', 'none… empty'],
]

/** What this engine makes of the cases above. */
export const understandAll = () => ({
  addresses: addressCases.map(([typed]) => inShort(readAddress(typed, site))),
  singles: singleCases.map(([kind, typed]) => {
    const read = readAs(kind, typed)
    return read.kind === 'none' ? inShort(read) : read.value
  }),
})

const inShort = (address: ReturnType<typeof readAddress>): string => {
  switch (address.kind) {
    case 'page':
      return `page ${address.page.id}${address.anchor ? `#${address.anchor}` : ''}`
    case 'web':
      return `web ${address.url}`
    case 'mail':
      return `mail${address.isSure ? '' : '?'} ${address.email}`
    case 'phone':
      return `phone ${address.phone}`
    case 'none':
      return `none${address.isUnfinished ? '…' : ''} ${address.problem}`
  }
}
