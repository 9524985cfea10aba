import type { Migration } from '../src/server/storage/migrate'

/** Invitations, what each person has chosen for themselves, their second factor, from where they are signed in, and who did what when. */
export const up: Migration = async ({ text, int, strict, run }) => {
  await run(`alter table people add column language ${text}`)
  await run(`alter table memberships add column seen ${int}`)
  await run(`alter table sessions add column browser ${text}`)
  await run(
    `create table invitations (site_id ${text} not null references sites(id) on delete cascade, id ${text} not null,
     token_hash ${text} not null unique, email ${text} not null, role ${text} not null, languages ${text},
     invited_by ${text} not null, created ${int} not null, expires ${int} not null, primary key (site_id, id),
     unique (site_id, email)) ${strict}`,
  )
  await run('create index invitations_expires on invitations(expires)')
  await run(
    `create table totp (person_id ${text} primary key references people(id) on delete cascade, secret ${text} not null,
     is_on ${int} not null, last_step ${int} not null) ${strict}`,
  )
  await run(
    `create table passkeys (credential_id ${text} primary key,
     person_id ${text} not null references people(id) on delete cascade, host ${text} not null,
     public_key ${text} not null, counter ${int} not null, transports ${text} not null, name ${text} not null,
     created ${int} not null, last_used ${int}) ${strict}`,
  )
  await run('create index passkeys_person on passkeys(person_id)')
  await run(
    `create table passkey_challenges (challenge_hash ${text} primary key,
     site_id ${text} not null references sites(id) on delete cascade, person_id ${text}, expires ${int} not null) ${strict}`,
  )
  await run(
    `create table site_security (site_id ${text} primary key references sites(id) on delete cascade,
     second_factor ${int} not null) ${strict}`,
  )
  await run(
    `create table recovery_codes (person_id ${text} not null references people(id) on delete cascade,
     code_hash ${text} not null, primary key (person_id, code_hash)) ${strict}`,
  )
  await run(
    `create table audit (site_id ${text} not null references sites(id) on delete cascade, id ${text} not null,
     at ${int} not null, kind ${text} not null, person_id ${text}, subject ${text} not null, address ${text} not null,
     primary key (site_id, id)) ${strict}`,
  )
  await run('create index audit_at on audit(at)')
  await run(
    `create table api_tokens (token_hash ${text} primary key, id ${text} not null unique,
     site_id ${text} not null references sites(id) on delete cascade,
     person_id ${text} not null references people(id) on delete cascade, name ${text} not null, scope ${text} not null,
     created ${int} not null, expires ${int} not null, last_used ${int}) ${strict}`,
  )
  await run('create index api_tokens_person on api_tokens(person_id, site_id)')
}
