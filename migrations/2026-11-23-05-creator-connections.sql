create table creator_invitations (
  team_id bigint not null,
  creator_id bigint not null,
  token_hash bytea,
  created_by bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  confirmed_address text,
  confirmed_at timestamptz,
  constraint creator_invitations_pk primary key (team_id, creator_id)
);

comment on table creator_invitations is 'dist:team_id a creator whom the team gave a link to their own page, and what they confirmed to the team';

comment on column creator_invitations.token_hash is 'of the link that was copied last; nothing: links stood in mails only';

comment on column creator_invitations.expires_at is 'when the last of their links ends';

alter table creator_invitations enable row level security;

create policy creator_invitations_own on creator_invitations using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table creator_page_tokens (
  token_hash bytea not null,
  team_id bigint not null,
  creator_id bigint not null,
  expires_at timestamptz not null,
  constraint creator_page_tokens_pk primary key (token_hash)
);

comment on table creator_page_tokens is 'dist:token_hash which invitation a link belongs to; a mail to each recipient has its own';

create index creator_page_tokens_over on creator_page_tokens (expires_at);

create table creator_connections (
  creator_id bigint not null,
  invited_by bigint not null,
  source text collate "C" not null,
  account_id text not null,
  account_creator_id bigint not null,
  handle text not null,
  homepage_url text not null default '',
  sealed text not null,
  scopes text[] not null default '{}',
  expires_at timestamptz not null,
  state text not null default 'ok',
  fault text,
  consent_edition text not null,
  consented_at timestamptz not null,
  fetched_at timestamptz,
  next_at timestamptz,
  constraint creator_connections_pk primary key (creator_id, invited_by, source),
  constraint creator_connections_state check (state in ('ok', 'broken', 'ending'))
);

comment on table creator_connections is 'dist:creator_id accounts that creators connected at a team''s invitation; tokens sealed with the keys of SECRET_KEYS';

comment on column creator_connections.invited_by is 'the team that invited them and sees the connection; figures serve the whole installation, which the consent says';

comment on column creator_connections.account_creator_id is 'whom the account is in the catalogue: another creator where it is on another platform';

comment on column creator_connections.state is 'broken: the platform refuses the tokens; ending: taken back, and what came by it is still to be deleted';

comment on column creator_connections.next_at is 'when it is fetched next; of a broken one, when it is tried once more, and counts as taken back if refused again';

create index creator_connections_due on creator_connections (next_at);

create index creator_connections_account on creator_connections (account_creator_id, source);

create table creator_consents (
  creator_id bigint not null,
  id bigint generated always as identity,
  invited_by bigint not null,
  source text not null,
  deed text not null,
  edition text not null,
  lang text not null,
  address text not null,
  at timestamptz not null,
  constraint creator_consents_pk primary key (creator_id, id),
  constraint creator_consents_deed check (deed in ('given', 'revoked'))
);

comment on table creator_consents is 'dist:creator_id what creators agreed to and took back; never changed';

alter table unlocked_addresses add column told_at timestamptz;

comment on column unlocked_addresses.told_at is 'when the creator told the team themselves: open to it whether or not the catalogue has it';
