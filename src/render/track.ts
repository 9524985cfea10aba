import { mayTrack } from './consent'

type Tools = Window & { gtag?: (...words: unknown[]) => void; dataLayer?: object[] }

/** LIVE-10: tells the site's own statistics, once the visitor has agreed; nobody otherwise. */
export const track = (event: string, parameters: Record<string, string | number>) => {
  if (!mayTrack()) return
  const tools = window as Tools
  tools.gtag?.('event', event, parameters)
  tools.dataLayer ??= []
  tools.dataLayer.push({ event, ...parameters })
}
