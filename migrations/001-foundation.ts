import type { Migration } from '../src/server/storage/migrate'

/** Portable columns: text ids made by us, JSON as text, times in milliseconds, flags as 0/1 (design §8). */
export const up: Migration = async ({ text, int, strict, run }) => {
  const table = (name: string, columns: string) => run(`create table ${name} (${columns}) ${strict}`)

  await table(
    'sites',
    `id ${text} primary key, key ${text} not null unique, name ${text} not null, locales ${text} not null,
     default_locale ${text} not null, theme ${text} not null, is_association ${int} not null default 0,
     health_optics ${int} not null default 0, business_id ${text}, suspended ${int} not null default 0,
     created ${int} not null`,
  )
  await table(
    'hosts',
    `host ${text} primary key, site_id ${text} not null references sites(id) on delete cascade,
     is_primary ${int} not null default 0, scheme ${text} not null default 'http', port ${int}`,
  )
  await run('create index hosts_site on hosts(site_id)')

  await table(
    'people',
    `id ${text} primary key, email ${text} not null unique, name ${text} not null, password_hash ${text},
     is_operator ${int} not null default 0, created ${int} not null`,
  )
  await table(
    'memberships',
    `site_id ${text} not null references sites(id) on delete cascade,
     person_id ${text} not null references people(id) on delete cascade, role ${text} not null,
     created ${int} not null, primary key (site_id, person_id)`,
  )
  await run('create index memberships_person on memberships(person_id)')
  await table(
    'sessions',
    `token_hash ${text} primary key, site_id ${text} not null references sites(id) on delete cascade,
     person_id ${text} not null references people(id) on delete cascade, created ${int} not null,
     seen ${int} not null, expires ${int} not null`,
  )
  await run('create index sessions_person on sessions(person_id)')
  await run('create index sessions_expires on sessions(expires)')
  await table(
    'access_links',
    `token_hash ${text} primary key, person_id ${text} references people(id) on delete cascade,
     purpose ${text} not null, created ${int} not null, expires ${int} not null`,
  )

  await table(
    'pages',
    `site_id ${text} not null references sites(id) on delete cascade, id ${text} not null, collection ${text},
     role ${text}, key ${text}, created ${int} not null, created_by ${text}, deleted_at ${int},
     published_version ${int}, published_at ${int}, change_seq ${int} not null default 0,
     password_hash ${text}, password_version ${int} not null default 0, primary key (site_id, id)`,
  )
  await run('create index pages_collection on pages(site_id, collection)')
  await run('create unique index pages_key on pages(site_id, key) where deleted_at is null')
  await run('create unique index pages_role on pages(site_id, role) where deleted_at is null')
  await table(
    'page_slugs',
    `site_id ${text} not null, locale ${text} not null, collection ${text} not null, slug ${text} not null,
     page_id ${text} not null, is_working ${int} not null default 0, is_live ${int} not null default 0,
     was_live ${int} not null default 0, primary key (site_id, locale, collection, slug),
     foreign key (site_id, page_id) references pages(site_id, id) on delete cascade`,
  )
  await run('create index page_slugs_page on page_slugs(site_id, page_id)')

  await table(
    'items',
    `site_id ${text} not null, id ${text} not null, page_id ${text} not null, parent_id ${text} not null,
     kind ${text} not null, name ${text} not null, shape ${int} not null, created ${int} not null,
     primary key (site_id, id), foreign key (site_id, page_id) references pages(site_id, id) on delete cascade`,
  )
  await run('create index items_page on items(site_id, page_id)')
  await run(`create unique index items_field on items(site_id, parent_id, name) where kind = 'field'`)
  await table(
    'item_values',
    `site_id ${text} not null references sites(id) on delete cascade, item_id ${text} not null, key ${text} not null,
     page_id ${text} not null, value ${text}, version ${int} not null, origin ${text} not null,
     source_version ${int}, changed_by ${text}, changed_at ${int} not null, primary key (site_id, item_id, key)`,
  )
  await run('create index item_values_page on item_values(site_id, page_id)')
  await table(
    'changes',
    `site_id ${text} not null references sites(id) on delete cascade, page_id ${text} not null, seq ${int} not null,
     change_id ${text}, kind ${text} not null, person_id ${text}, at ${int} not null, item_id ${text} not null,
     key ${text} not null, before ${text}, after ${text}, version ${int} not null,
     primary key (site_id, page_id, seq)`,
  )
  await run('create index changes_item on changes(site_id, item_id, key, seq)')
  await run('create index changes_at on changes(at)')
  await table(
    'change_answers',
    `site_id ${text} not null references sites(id) on delete cascade, change_id ${text} not null,
     person_id ${text} not null, call ${text} not null, answer ${text} not null, at ${int} not null,
     primary key (site_id, change_id)`,
  )
  await run('create index change_answers_at on change_answers(at)')
  await table(
    'page_versions',
    `site_id ${text} not null, page_id ${text} not null, version ${int} not null, head ${text} not null,
     document ${text} not null,
     person_id ${text}, created ${int} not null, primary key (site_id, page_id, version),
     foreign key (site_id, page_id) references pages(site_id, id) on delete cascade`,
  )
  await table(
    'search_texts',
    `site_id ${text} not null, page_id ${text} not null, locale ${text} not null, title ${text} not null,
     plain ${text} not null, folded ${text} not null, primary key (site_id, locale, page_id),
     foreign key (site_id, page_id) references pages(site_id, id) on delete cascade`,
  )

  await table(
    'media',
    `site_id ${text} not null references sites(id) on delete cascade, id ${text} not null, parent_id ${text},
     media_type ${text} not null, mime_type ${text} not null, bucket_folder ${text} not null,
     object_id ${text} not null, original_filename ${text} not null, extension ${text} not null,
     file_size ${int} not null, width ${int}, height ${int}, tags ${text} not null, blur_hash ${text},
     blur_data_url ${text}, focal_point ${text} not null, crop_area ${text}, alt ${text} not null,
     video_settings ${text}, updated ${int} not null, version ${int} not null default 1, deleted_at ${int},
     primary key (site_id, id)`,
  )
  await run('create index media_updated on media(site_id, media_type, updated)')
  await run('create unique index media_object on media(object_id)')

  await table(
    'businesses',
    `id ${text} primary key, owner_site_id ${text} not null, name ${text} not null, logo_media_id ${text},
     programs ${text} not null, updated ${int} not null`,
  )
  await table(
    'branches',
    `id ${text} primary key, business_id ${text} not null references businesses(id) on delete cascade,
     position ${int} not null, active ${int} not null default 1, name ${text} not null, url ${text}, street ${text},
     street_number ${text}, zip ${text}, city ${text}, canton ${text}, phone ${text}, email ${text},
     email_overwrite ${text}, periods ${text} not null, specials ${text} not null`,
  )
  await run('create index branches_business on branches(business_id)')

  await table(
    'jobs',
    `id ${text} primary key, kind ${text} not null, payload ${text} not null, unique_key ${text} unique,
     run_at ${int} not null, lease_until ${int} not null default 0, attempts ${int} not null default 0,
     failed_at ${int}, last_error ${text}, created ${int} not null`,
  )
  await run('create index jobs_due on jobs(failed_at, run_at)')
  await table(
    'mails',
    `id ${text} primary key, site_id ${text} not null references sites(id) on delete cascade,
     recipient ${text} not null, reply_to ${text}, sender_name ${text} not null, subject ${text} not null,
     body ${text} not null, state ${text} not null, created ${int} not null, sent_at ${int},
     attempts ${int} not null default 0, last_error ${text}`,
  )
  await run('create index mails_site on mails(site_id, created)')
  await table('secrets', `name ${text} primary key, value ${text} not null`)
  await table('rate_limits', `key ${text} primary key, window_start ${int} not null, hits ${int} not null`)
  await run('create index rate_limits_window on rate_limits(window_start)')
}
