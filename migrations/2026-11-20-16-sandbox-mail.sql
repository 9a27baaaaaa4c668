create table sandbox_settings (
  name text not null,
  value bigint not null,
  constraint sandbox_settings_pk primary key (name)
);

comment on table sandbox_settings is 'dist:reference what all processes of a sandbox share: how far its clock is ahead (ms), where its SMTP server listens';

create table sandbox_addresses (
  address text not null,
  team_id bigint not null,
  constraint sandbox_addresses_pk primary key (address)
);

comment on table sandbox_addresses is 'dist:address mailboxes of the sandbox, found at sign-in and on delivery';

create table sandbox_mailboxes (
  team_id bigint not null,
  address text not null,
  password text not null,
  last_uid bigint not null default 0,
  created_at timestamptz not null,
  constraint sandbox_mailboxes_pk primary key (team_id, address)
);

comment on table sandbox_mailboxes is 'dist:team_id';

alter table sandbox_mailboxes enable row level security;

create policy sandbox_mailboxes_own on sandbox_mailboxes using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table sandbox_mails (
  team_id bigint not null,
  address text not null,
  folder text not null,
  uid bigint not null,
  message_id text not null,
  content bytea not null,
  received_at timestamptz not null,
  constraint sandbox_mails_pk primary key (team_id, address, folder, uid)
);

comment on table sandbox_mails is 'dist:team_id';

create index sandbox_mails_message_id on sandbox_mails (team_id, address, message_id);

alter table sandbox_mails enable row level security;

create policy sandbox_mails_own on sandbox_mails using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table sandbox_reactions (
  team_id bigint not null,
  id bigint generated always as identity,
  kind text not null,
  mailbox text not null,
  person text not null,
  person_name text not null default '',
  subject text not null,
  message_id text not null,
  thread text not null,
  sent_uid bigint not null,
  tries int not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  constraint sandbox_reactions_pk primary key (team_id, id)
);

comment on table sandbox_reactions is 'dist:team_id what a sample creator will do about a mail, at its time';

comment on column sandbox_reactions.thread is 'Message-ID of the first mail of the thread: nobody replies twice in it';

comment on column sandbox_reactions.sent_uid is 'the mail reacted to, in the sent folder of the mailbox';

create index sandbox_reactions_thread on sandbox_reactions (team_id, mailbox, person, thread);

alter table sandbox_reactions enable row level security;

create policy sandbox_reactions_own on sandbox_reactions using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
