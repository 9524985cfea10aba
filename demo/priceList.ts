import type { GroupDraft } from '../src/content/draft'
import type { Localized } from '../src/content/locale'
import { plain, rich } from './write'

export type Price = { title: Localized<string>; cost: Localized<string>; text?: Localized<string> }

/** Prices as a list; `fields` is what stands around it. */
export const priceList = (
  options: Record<string, unknown>,
  fields: NonNullable<GroupDraft['fields']>,
  prices: Price[],
): GroupDraft => ({
  type: 'productBoard',
  options: { layout: 'split', ...options },
  fields,
  cards: prices.map(({ title, cost, text }) => ({
    type: 'productCard',
    fields: { title: plain(title), cost: plain(cost), ...(text ? { description: rich(text) } : {}) },
  })),
})
