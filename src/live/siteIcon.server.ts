import { readableOn } from '../render/theme/contrast'
import { escapeMarkup } from './markup.server'

/** The tab's icon: the site's first letter in its own colours, within the page so that no request is spent on it. */
export const siteIcon = ({ siteName, themeColor }: { siteName: string; themeColor: string }) => {
  const letter = escapeMarkup([...siteName.trim()][0]?.toUpperCase() ?? '')
  const ground = readableOn(themeColor, [])
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="${themeColor}">${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
