alter table due_work add column leased_until timestamptz;

alter table due_work add column leased_by text not null default '';

comment on column due_work.leased_until is 'by the clock of the database, not the business one: who works on it died if this passes';

create index due_work_leased on due_work (kind, leased_until) where leased_by <> '';

create table signing_keys (
  name text not null,
  key bytea not null,
  constraint signing_keys_pk primary key (name)
);

comment on table signing_keys is 'dist:reference keys of this installation that outlive every setting, such as that of links in mail';

create table unlocked_addresses (
  team_id bigint not null,
  creator_id bigint not null,
  address text not null,
  unlocked_by bigint not null,
  unlocked_at timestamptz not null,
  constraint unlocked_addresses_pk primary key (team_id, creator_id, address)
);

comment on table unlocked_addresses is 'dist:team_id contact addresses that the team may see, for ever';

create index unlocked_addresses_by_address on unlocked_addresses (team_id, address);

alter table unlocked_addresses enable row level security;

create policy unlocked_addresses_own on unlocked_addresses using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_senders (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  address text not null,
  reply_to text not null,
  signature_html text not null default '',
  provider text not null,
  auth text not null,
  username text not null,
  smtp_host text not null,
  smtp_port int not null,
  smtp_security text not null,
  imap_host text not null,
  imap_port int not null,
  imap_security text not null,
  secret text,
  state text not null default 'unverified',
  state_fault text not null default '',
  state_reason text not null default '',
  verifying_until timestamptz,
  transcript jsonb not null default '[]',
  verified_at timestamptz,
  files_sent_mail boolean not null default false,
  sent_folder text not null default '',
  max_message_bytes bigint,
  daily_limit int not null,
  gap_seconds int not null,
  jitter_seconds int not null,
  domain_hourly_limit int not null,
  next_slot_at timestamptz,
  dns jsonb not null default '[]',
  dns_checked_at timestamptz,
  inbox_uid_validity bigint,
  inbox_last_uid bigint not null default 0,
  inbox_synced_at timestamptz,
  inbox_failure text not null default '',
  inbox_failures int not null default 0,
  inbox_failed_at timestamptz,
  created_by bigint not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  constraint mail_senders_pk primary key (team_id, id),
  constraint mail_senders_auth check (auth in ('password', 'oauth')),
  constraint mail_senders_state check (state in ('unverified', 'verified', 'refused', 'paused'))
);

comment on table mail_senders is 'dist:team_id';

comment on column mail_senders.state_reason is 'what the server said; state_fault is what that means';

comment on column mail_senders.verifying_until is 'a verification runs; whoever ran it died if this passes';

comment on column mail_senders.secret is 'encrypted, see server/mail/secrets.ts';

create unique index mail_senders_address on mail_senders (team_id, address) where removed_at is null;

alter table mail_senders enable row level security;

create policy mail_senders_own on mail_senders using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_sender_counts (
  team_id bigint not null,
  sender_id bigint not null,
  scope text not null,
  sent int not null,
  until timestamptz not null,
  constraint mail_sender_counts_pk primary key (team_id, sender_id, scope)
);

comment on table mail_sender_counts is 'dist:team_id messages of a sender in a day, or in an hour to one domain';

alter table mail_sender_counts enable row level security;

create policy mail_sender_counts_own on mail_sender_counts using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_suppressions (
  team_id bigint not null,
  id bigint generated always as identity,
  address text not null,
  reason text not null,
  at timestamptz not null,
  proof jsonb not null,
  added_by bigint,
  removed_at timestamptz,
  removed_by bigint,
  removal_reason text,
  constraint mail_suppressions_pk primary key (team_id, id),
  constraint mail_suppressions_reason check (reason in ('unsubscribed', 'bounced', 'complaint', 'manual'))
);

comment on table mail_suppressions is 'dist:team_id addresses that the team must not write to';

create unique index mail_suppressions_live on mail_suppressions (team_id, address) where removed_at is null;

create index mail_suppressions_newest on mail_suppressions (team_id, at desc, id desc);

alter table mail_suppressions enable row level security;

create policy mail_suppressions_own on mail_suppressions using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
