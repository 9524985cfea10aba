import type { VersionKind } from '../../content/version'

/** The rows as the database has them. Nothing above `storage` sees one. */
type Flag = 0 | 1

export type Tables = {
  migrations: { number: number; name: string; applied: number }
  sites: {
    id: string
    key: string
    name: string
    locales: string
    default_locale: string
    is_association: Flag
    health_optics: Flag
    business_id: string | null
    suspended: Flag
    created: number
    /** Null: as many as any site (`content/quotas.ts`). */
    max_pages: number | null
    max_bytes: number | null
    /** Characters a day. */
    max_translated: number | null
    /** In the bin since then (D27). */
    deleted_at: number | null
  }
  site_tasks: {
    id: string
    kind: 'create' | 'clone' | 'import'
    person_id: string | null
    orders: string
    state: 'running' | 'done' | 'failed'
    total: number
    done: number
    problems: string
    created: number
    changed_at: number
  }
  hand_overs: {
    token_hash: string
    site_id: string
    person_id: string
    from_origin: string
    browser: string
    expires: number
  }
  translated: { site_id: string; day: string; characters: number }
  translation_tasks: {
    site_id: string
    id: string
    page_id: string | null
    locales: string
    person_id: string
    change_id: string
    state: 'running' | 'done' | 'cancelled' | 'failed'
    total: number
    done: number
    skipped: string
    error: string | null
    created: number
    changed_at: number
  }
  hosts: { host: string; site_id: string; is_primary: Flag; scheme: string; port: number | null }
  people: {
    id: string
    email: string
    name: string
    password_hash: string | null
    is_operator: Flag
    created: number
    language: 'de' | 'fr' | null
  }
  memberships: {
    site_id: string
    person_id: string
    role: string
    created: number
    languages: string | null
    seen: number | null
  }
  invitations: {
    site_id: string
    id: string
    token_hash: string
    email: string
    role: string
    languages: string | null
    invited_by: string
    created: number
    expires: number
  }
  totp: { person_id: string; secret: string; is_on: Flag; last_step: number }
  passkeys: {
    credential_id: string
    person_id: string
    host: string
    public_key: string
    counter: number
    transports: string
    name: string
    created: number
    last_used: number | null
  }
  passkey_challenges: { challenge_hash: string; site_id: string; person_id: string | null; expires: number }
  site_security: { site_id: string; second_factor: Flag }
  recovery_codes: { person_id: string; code_hash: string }
  api_tokens: {
    token_hash: string
    id: string
    site_id: string
    person_id: string
    name: string
    scope: 'read' | 'write' | 'publish'
    created: number
    expires: number
    last_used: number | null
  }
  audit: {
    site_id: string
    id: string
    at: number
    kind: string
    person_id: string | null
    subject: string
    address: string
  }
  sessions: {
    token_hash: string
    site_id: string
    person_id: string
    created: number
    seen: number
    expires: number
    /** In names that need no translation; null for sessions of older versions. */
    browser: string | null
  }
  access_links: { token_hash: string; person_id: string | null; purpose: string; created: number; expires: number }
  pages: {
    site_id: string
    id: string
    collection: string | null
    role: string | null
    key: string | null
    created: number
    created_by: string | null
    deleted_at: number | null
    published_version: number | null
    published_at: number | null
    change_seq: number
    last_version: number
    content_bytes: number
    password_hash: string | null
    password_version: number
  }
  page_slugs: {
    site_id: string
    locale: string
    collection: string
    slug: string
    page_id: string
    is_working: Flag
    is_live: Flag
    was_live: Flag
  }
  items: {
    site_id: string
    id: string
    page_id: string
    parent_id: string
    kind: 'group' | 'field'
    name: string
    shape: number
    created: number
  }
  item_values: {
    site_id: string
    item_id: string
    key: string
    page_id: string
    value: string | null
    version: number
    origin: 'person' | 'machine'
    source_version: number | null
    source_locale: string | null
    source_text: string | null
    changed_by: string | null
    changed_at: number
  }
  changes: {
    site_id: string
    page_id: string
    seq: number
    change_id: string | null
    kind: string
    person_id: string | null
    at: number
    item_id: string
    key: string
    before: string | null
    after: string | null
    version: number
    undoes: string | null
    /** The page on which the site's settings, navigation or theme were changed, and its last change then. */
    from_page_id: string | null
    from_seq: number | null
    before_from: string | null
    after_from: string | null
  }
  change_answers: {
    site_id: string
    change_id: string
    caller: string
    call: string
    input_hash: string
    answer: string
    at: number
  }
  page_versions: {
    site_id: string
    page_id: string
    version: number
    head: string
    document: string
    person_id: string | null
    created: number
    kind: VersionKind
    goes_live_at: number | null
    based_on: number | null
  }
  previews: {
    token_hash: string
    site_id: string
    id: string
    page_id: string
    person_id: string | null
    created: number
    expires: number
  }
  news_seen: { person_id: string; date: string }
  search_texts: {
    site_id: string
    page_id: string
    locale: string
    title: string
    plain: string
    folded: string
  }
  media: {
    site_id: string
    id: string
    parent_id: string | null
    media_type: string
    mime_type: string
    bucket_folder: string
    object_id: string
    original_filename: string
    extension: string
    file_size: number
    width: number | null
    height: number | null
    tags: string
    blur_hash: string | null
    blur_data_url: string | null
    focal_point: string
    crop_area: string | null
    video_settings: string | null
    updated: number
    version: number
    deleted_at: number | null
  }
  records: {
    kind: 'business' | 'branch'
    id: string
    parent_id: string | null
    owner_site_id: string
    data: string
    /** Of each value, by its name. */
    versions: string
    version: number
    changed_at: number
    deleted_at: number | null
  }
  record_changes: {
    kind: string
    id: string
    version: number
    key: string
    change_id: string | null
    person_id: string | null
    at: number
    before: string | null
    after: string | null
  }
  jobs: {
    id: string
    kind: string
    payload: string
    unique_key: string | null
    run_at: number
    lease_until: number
    attempts: number
    failed_at: number | null
    last_error: string | null
    created: number
    next_run_at: number | null
    next_payload: string | null
  }
  mails: {
    id: string
    site_id: string
    recipient: string
    reply_to: string | null
    sender_name: string
    subject: string
    body: string
    state: 'waiting' | 'sent' | 'failed'
    created: number
    sent_at: number | null
    attempts: number
    last_error: string | null
    html: string | null
    unique_key: string | null
    keep_until: number | null
  }
  uses: {
    site_id: string
    by_kind: 'value' | 'published'
    by_item: string
    by_key: string
    page_id: string
    used_kind: 'page' | 'media'
    used_id: string
  }
  presence: {
    site_id: string
    page_id: string
    tab: string
    person_id: string
    name: string
    item_id: string | null
    seen: number
  }
  secrets: { name: string; value: string }
  rate_limits: { key: string; window_start: number; hits: number }
}
