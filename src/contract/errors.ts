/** Every error the API answers with: its status and what it means. The reader's words are chosen by code. */
export const errors = {
  malformed: { status: 400, meaning: 'The request could not be read.' },
  invalid_input: { status: 400, meaning: 'The request holds a missing, unknown or wrong value.' },
  unknown_block: { status: 400, meaning: 'There is no such block type.' },
  unknown_field: { status: 400, meaning: 'The block has no such field.' },
  unknown_option: { status: 400, meaning: 'The block has no such option, or the value does not fit it.' },
  empty_slug: { status: 400, meaning: 'Die URL darf nicht leer sein' },
  empty_name: { status: 400, meaning: 'The name is empty.' },
  home_language: { status: 400, meaning: 'The home page is always active in the site’s default language.' },
  refused_file: { status: 400, meaning: 'File type not allowed' },
  sign_in_needed: { status: 401, meaning: 'Sign in first.' },
  wrong_credentials: { status: 401, meaning: 'Email or password is wrong.' },
  not_allowed: { status: 403, meaning: 'You may not do this here.' },
  cross_site: { status: 403, meaning: 'The request did not come from this site.' },
  gated_block: { status: 403, meaning: 'Nur verfügbar für Gesundheitsoptiker' },
  not_found: { status: 404, meaning: 'There is no such thing here.' },
  branch_not_found: { status: 404, meaning: 'Branch ID not found' },
  wrong_method: { status: 405, meaning: 'This address does not take that method.' },
  in_the_past: { status: 400, meaning: 'That moment is over.' },
  stale_base: { status: 409, meaning: 'Somebody else changed this since; see current.' },
  email_taken: { status: 409, meaning: 'Somebody else has this e-mail address.' },
  slug_taken: { status: 409, meaning: 'Diese URL existiert bereits' },
  change_id_used: { status: 409, meaning: 'This changeId belongs to another change.' },
  wrong_status: { status: 409, meaning: 'The item is not in that state.' },
  nothing_published: { status: 409, meaning: 'The page has no published version.' },
  no_translator: { status: 409, meaning: 'No translation service is set up.' },
  language_not_spoken: { status: 409, meaning: 'The translation service does not know this language.' },
  nothing_to_translate: { status: 409, meaning: 'There is no text in the source language.' },
  translation_exists: { status: 409, meaning: 'There is a text already; say overwrite to replace it.' },
  not_paired: { status: 409, meaning: 'The sentences cannot be paired; see proposal.' },
  xliff_malformed: { status: 400, meaning: 'This is no XLIFF 1.2 file that can be read; nothing was changed.' },
  xliff_other_site: { status: 409, meaning: 'The file was exported from another site; nothing was changed.' },
  xliff_language: { status: 409, meaning: 'The file is not for a language of this site; nothing was changed.' },
  translations_missing: { status: 409, meaning: 'Translations are missing; see missing.' },
  too_large: { status: 413, meaning: 'The request is too large.' },
  page_too_large: { status: 413, meaning: 'The page holds too much; shorten it or divide it into several.' },
  site_full: { status: 413, meaning: 'The site has as many pages or as much content as it may.' },
  wrong_media_type: { status: 415, meaning: 'Send JSON.' },
  translation_quota: { status: 429, meaning: 'The site has translated as much as it may today.' },
  too_many: { status: 429, meaning: 'Too many requests; wait a minute.' },
  internal: { status: 500, meaning: 'Something went wrong; it was logged.' },
  translator_failed: {
    status: 502,
    meaning: 'The translation service did not answer as it should; nothing was changed.',
  },
  translation_damaged: { status: 502, meaning: 'The translation did not come back whole; nothing was changed.' },
  translator_key: { status: 503, meaning: 'The translation service does not accept its key; nothing was changed.' },
  translator_quota: { status: 503, meaning: 'The quota of the translation service is used up; nothing was changed.' },
  translator_busy: { status: 503, meaning: 'The translation service is busy; nothing was changed.' },
  translator_slow: { status: 504, meaning: 'The translation service took too long; nothing was changed.' },
  suspended: { status: 503, meaning: 'This site is offline for now.' },
  disk_full: { status: 503, meaning: 'The disk of the server is full; nothing was changed.' },
  unavailable: { status: 503, meaning: 'The database cannot be reached; nothing was changed.' },
} as const

export type ErrorCode = keyof typeof errors

export const statusOf = (code: ErrorCode): number => errors[code].status

/** The answer of every call: `data` is the named thing itself (API-5); `version` is the next write's base for whole objects. */
export type Envelope<T = unknown> =
  | { success: true; data: T; error: null; status: number; version?: number }
  | { success: false; data: null; error: string; status: number; code: ErrorCode; details?: unknown }
