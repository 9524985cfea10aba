import { definitions } from '../../blocks/definitions'
import type { PageDocument } from '../../content/page'
import { upgradeDocument } from '../../content/rules/upgrade'

/** A version is never rewritten: blocks whose shape has moved on since are led to today's when it is read. */
export const parseDocument = (json: string): PageDocument =>
  upgradeDocument(JSON.parse(json) as PageDocument, definitions)
