import type { SiteId } from '../../content/id'

declare const topicBrand: unique symbol

/** What listeners wait for. Told without a word on what is new: whoever hears it reads. */
export type Topic = string & { readonly [topicBrand]: true }

/** Something was added to the log of a page. */
export const pageTopic = (siteId: SiteId, pageId: string) => topic('page', siteId, pageId)

/** Somebody came to a page, left it or moved on it. */
export const presenceTopic = (siteId: SiteId, pageId: string) => topic('presence', siteId, pageId)

/** Something that a site shows under a tag has changed; told by itself whenever the tag is touched. */
export const siteTopic = (siteId: SiteId, tag: string) => topic('site', siteId, tag)

export const isSiteTopic = (told: Topic, siteId: SiteId) => told.startsWith(`site ${siteId} `)

/** What a person may do, or whether they are signed in, may have changed. */
export const personTopic = (personId: string) => topic('person', personId)

/** A job was added. */
export const jobsTopic = 'jobs' as Topic

const topic = (...parts: string[]) => parts.join(' ') as Topic
