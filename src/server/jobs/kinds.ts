/** Every kind of job and what it is given. A new kind starts here; its handler is named where the runner is made. */
export type JobPayloads = {
  'mail:send': { mailId: string }
  /** Makes the sizes of a picture (D32). */
  'media:derive': { siteId: string; mediaId: string }
  /** Removes the files of a picture whose row is gone for good. */
  'media:remove': { objectId: string }
  /** D7: lets a scheduled version go live. */
  'page:publish': { siteId: string; pageId: string; version: number }
  /** Translates what is missing on the next page of a task. */
  'translation:run': { siteId: string; taskId: string; afterPage: string }
  /** Sends a link to choose a new password, if there is such an account on the site. */
  'password:forgotten': { id: string; siteId: string; email: string; origin: string; address: string }
  /** Makes the next site of a task. */
  'sites:make': { taskId: string }
  /** Writes the entries of the next pages for search anew, after a change of the site's languages. */
  'search:rebuild': { siteId: string; changeId: string; afterPage: string }
  housekeeping: Record<string, never>
}

export type JobKind = keyof JobPayloads
