create table inbox_threads (
  team_id bigint not null,
  id bigint generated always as identity,
  subject text not null,
  counterpart_address text not null default '',
  counterpart_name text not null default '',
  sender_id bigint not null,
  creator_id bigint,
  task_id bigint,
  recipient_id bigint,
  match_way text not null default '',
  kind text not null,
  snippet text not null default '',
  last_at timestamptz not null,
  last_in_at timestamptz,
  mails int not null default 0,
  unread int not null default 0,
  has_files boolean not null default false,
  is_spam boolean not null default false,
  archived_at timestamptz,
  snoozed_until timestamptz,
  assigned_to bigint,
  constraint inbox_threads_pk primary key (team_id, id)
);

comment on table inbox_threads is 'dist:team_id mails that belong together, across the mailboxes of a team';

comment on column inbox_threads.counterpart_address is 'with whom it is: who wrote last from outside, else whom it went to';

comment on column inbox_threads.sender_id is 'the mailbox of its last mail';

comment on column inbox_threads.last_in_at is 'null: nothing has come in it, and the inbox does not show it';

create index inbox_threads_newest on inbox_threads (team_id, last_in_at desc, id desc) where last_in_at is not null;

create index inbox_threads_open on inbox_threads (team_id, last_in_at desc, id desc) where last_in_at is not null and archived_at is null and not is_spam;

create index inbox_threads_kinds on inbox_threads (team_id, kind, last_in_at desc, id desc) where last_in_at is not null and archived_at is null and not is_spam;

create index inbox_threads_archived on inbox_threads (team_id, last_in_at desc, id desc) where archived_at is not null;

create index inbox_threads_spam on inbox_threads (team_id, last_in_at desc, id desc) where is_spam;

create index inbox_threads_unread on inbox_threads (team_id, last_in_at desc, id desc) where unread > 0;

create index inbox_threads_assigned on inbox_threads (team_id, assigned_to, last_in_at desc, id desc) where assigned_to is not null;

create index inbox_threads_snoozed on inbox_threads (team_id, snoozed_until) where snoozed_until is not null;

create index inbox_threads_of_creator on inbox_threads (team_id, creator_id, last_at desc, id desc) where creator_id is not null;

create index inbox_threads_of_recipient on inbox_threads (team_id, task_id, recipient_id) where task_id is not null;

create index inbox_threads_with on inbox_threads (team_id, counterpart_address, last_at desc);

alter table inbox_threads enable row level security;

create policy inbox_threads_own on inbox_threads using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table inbox_mails (
  team_id bigint not null,
  id bigint generated always as identity,
  thread_id bigint not null,
  sender_id bigint not null,
  identity bytea not null,
  direction text not null,
  message_id text not null default '',
  answers text[] not null default '{}',
  from_address text not null default '',
  from_name text not null default '',
  people jsonb not null,
  subject text not null,
  snippet text not null default '',
  received_at timestamptz not null,
  written_at timestamptz,
  size bigint not null,
  attachments jsonb not null default '[]',
  faults text[] not null default '{}',
  kind text not null,
  rule text not null,
  bounce jsonb,
  returns_on date,
  rules_version int not null,
  corrected_by bigint,
  corrected_at timestamptz,
  task_id bigint,
  recipient_id bigint,
  message_row_id bigint,
  match_way text not null default '',
  read_at timestamptz,
  is_spam boolean not null default false,
  gone_at timestamptz,
  constraint inbox_mails_pk primary key (team_id, id),
  constraint inbox_mails_direction check (direction in ('in', 'out'))
);

comment on table inbox_mails is 'dist:team_id mails of bound mailboxes, each once however many folders it lies in';

comment on column inbox_mails.identity is 'what makes it the same mail in another folder, or under another UIDVALIDITY';

comment on column inbox_mails.kind is 'what it is: by its rule, or as somebody corrected it';

comment on column inbox_mails.gone_at is 'it lies in no folder of the mailbox any more';

create unique index inbox_mails_identity on inbox_mails (team_id, sender_id, identity);

create index inbox_mails_of_thread on inbox_mails (team_id, thread_id, received_at, id);

create index inbox_mails_message_id on inbox_mails (team_id, message_id) where message_id <> '';

create index inbox_mails_rules on inbox_mails (team_id, sender_id, rules_version) where direction = 'in';

create index inbox_mails_of_recipient on inbox_mails (team_id, task_id, recipient_id) where task_id is not null;

alter table inbox_mails enable row level security;

create policy inbox_mails_own on inbox_mails using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table inbox_places (
  team_id bigint not null,
  sender_id bigint not null,
  role text not null,
  uid_validity bigint not null,
  uid bigint not null,
  mail_id bigint not null,
  constraint inbox_places_pk primary key (team_id, sender_id, role, uid_validity, uid)
);

comment on table inbox_places is 'dist:team_id where in a mailbox a mail lies';

create index inbox_places_of_mail on inbox_places (team_id, mail_id);

alter table inbox_places enable row level security;

create policy inbox_places_own on inbox_places using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table inbox_bodies (
  team_id bigint not null,
  mail_id bigint not null,
  text text not null,
  html text not null,
  constraint inbox_bodies_pk primary key (team_id, mail_id)
);

comment on table inbox_bodies is 'dist:team_id what is shown of a mail, as it came: HTML is cleaned when it is shown';

alter table inbox_bodies enable row level security;

create policy inbox_bodies_own on inbox_bodies using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table inbox_sources (
  team_id bigint not null,
  mail_id bigint not null,
  chunk int not null,
  content bytea not null,
  constraint inbox_sources_pk primary key (team_id, mail_id, chunk)
);

comment on table inbox_sources is 'dist:team_id a mail byte for byte, in chunks of a megabyte';

alter table inbox_sources enable row level security;

create policy inbox_sources_own on inbox_sources using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table inbox_thread_ids (
  team_id bigint not null,
  message_id text not null,
  thread_id bigint not null,
  constraint inbox_thread_ids_pk primary key (team_id, message_id)
);

comment on table inbox_thread_ids is 'dist:team_id the thread of every Message-ID that is known or was answered';

alter table inbox_thread_ids enable row level security;

create policy inbox_thread_ids_own on inbox_thread_ids using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table inbox_words (
  team_id bigint not null,
  mail_id bigint not null,
  thread_id bigint not null,
  at timestamptz not null,
  words tsvector not null,
  constraint inbox_words_pk primary key (team_id, mail_id)
);

comment on table inbox_words is 'dist:team_id what a mail is found by; every word begins with its team';

create index inbox_words_words on inbox_words using gin (words);

create index inbox_words_newest on inbox_words (team_id, at desc, mail_id desc);

alter table inbox_words enable row level security;

create policy inbox_words_own on inbox_words using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

-- Under row security no index serves @@, which might tell of rows that are not the team's. So this reads as the owner
-- of the table, and lets through what the policy would: the team that is set.
create function inbox_threads_found(query tsquery) returns table (thread_id bigint, at timestamptz)
language sql stable security definer set search_path from current set enable_seqscan to off
as $$
  with found as materialized (select w.team_id, w.thread_id, w.at from inbox_words w where w.words @@ query)
  select f.thread_id, max(f.at) from found f
  where f.team_id = nullif(current_setting('app.team_id', true), '')::bigint
  group by f.thread_id
$$;

comment on function inbox_threads_found(tsquery) is 'conversations of the team by their newest mail with these words';

create table inbox_labels (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  color text not null,
  constraint inbox_labels_pk primary key (team_id, id)
);

comment on table inbox_labels is 'dist:team_id';

create unique index inbox_labels_name on inbox_labels (team_id, lower(name));

alter table inbox_labels enable row level security;

create policy inbox_labels_own on inbox_labels using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table inbox_thread_labels (
  team_id bigint not null,
  thread_id bigint not null,
  label_id bigint not null,
  constraint inbox_thread_labels_pk primary key (team_id, thread_id, label_id)
);

comment on table inbox_thread_labels is 'dist:team_id';

create index inbox_thread_labels_of on inbox_thread_labels (team_id, label_id, thread_id);

alter table inbox_thread_labels add constraint inbox_thread_labels_label foreign key (team_id, label_id) references inbox_labels (team_id, id) on delete cascade;

alter table inbox_thread_labels enable row level security;

create policy inbox_thread_labels_own on inbox_thread_labels using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table address_aliases (
  team_id bigint not null,
  address text not null,
  creator_id bigint not null,
  learned_from bigint,
  at timestamptz not null,
  constraint address_aliases_pk primary key (team_id, address)
);

comment on table address_aliases is 'dist:team_id further addresses from which a creator answered';

comment on column address_aliases.learned_from is 'the mail; null: somebody said so';

create index address_aliases_of_creator on address_aliases (team_id, creator_id);

alter table address_aliases enable row level security;

create policy address_aliases_own on address_aliases using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
