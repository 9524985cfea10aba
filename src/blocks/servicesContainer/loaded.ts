import type { CollectionItem, LocalText } from '../collectionItem'

/** A service is a page of its own sections: what it says first, and its first picture. */
export type Service = CollectionItem & { text: LocalText | null }

export type LoadedServices = { services: Service[] }
