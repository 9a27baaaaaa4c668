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

create table sandbox_settings (
  name text not null,
  value bigint not null,
  constraint sandbox_settings_pk primary key (name)
);

comment on table sandbox_settings is 'dist:reference what all processes of a sandbox share: how far its clock is ahead (ms), where its SMTP server listens';

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

create table mail_files (
  team_id bigint not null,
  id bigint generated always as identity,
  key text not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  file_id bigint not null,
  is_image boolean not null,
  created_by bigint not null,
  created_at timestamptz not null,
  constraint mail_files_pk primary key (team_id, id)
);

comment on table mail_files is 'dist:team_id attachments and pictures of templates and tasks';

alter table mail_files enable row level security;

create policy mail_files_own on mail_files using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_file_keys (
  key text not null,
  team_id bigint not null,
  id bigint not null,
  constraint mail_file_keys_pk primary key (key)
);

comment on table mail_file_keys is 'dist:key pictures in mail are fetched by people who have no account';

create table mail_templates (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  kind text not null,
  visibility text not null,
  category text not null default '',
  subject text not null,
  html text not null,
  text text,
  attachments bigint[] not null default '{}',
  version int not null default 1,
  created_by bigint not null,
  created_at timestamptz not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint mail_templates_pk primary key (team_id, id),
  constraint mail_templates_kind check (kind in ('body', 'followUp')),
  constraint mail_templates_visibility check (visibility in ('team', 'private'))
);

comment on table mail_templates is 'dist:team_id';

create index mail_templates_newest on mail_templates (team_id, changed_at desc, id desc);

alter table mail_templates enable row level security;

create policy mail_templates_own on mail_templates using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_template_versions (
  team_id bigint not null,
  template_id bigint not null,
  version int not null,
  content jsonb not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint mail_template_versions_pk primary key (team_id, template_id, version)
);

comment on table mail_template_versions is 'dist:team_id';

alter table mail_template_versions add constraint mail_template_versions_template foreign key (team_id, template_id) references mail_templates (team_id, id) on delete cascade;

alter table mail_template_versions enable row level security;

create policy mail_template_versions_own on mail_template_versions using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_tasks (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  state text not null default 'draft',
  account_id bigint not null,
  content jsonb not null,
  revision int not null default 1,
  version int not null default 1,
  timed_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  pause_reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint mail_tasks_pk primary key (team_id, id),
  constraint mail_tasks_state check (state in ('draft', 'timed', 'sending', 'paused', 'sent', 'not_sent', 'cancelled'))
);

comment on table mail_tasks is 'dist:team_id';

comment on column mail_tasks.revision is 'counts saves of the draft';

comment on column mail_tasks.version is 'of the rounds that messages not yet sent take';

create index mail_tasks_newest on mail_tasks (team_id, changed_at desc, id desc);

alter table mail_tasks enable row level security;

create policy mail_tasks_own on mail_tasks using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_task_versions (
  team_id bigint not null,
  task_id bigint not null,
  version int not null,
  content jsonb not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint mail_task_versions_pk primary key (team_id, task_id, version)
);

comment on table mail_task_versions is 'dist:team_id the content of a task that was started, each time it was changed';

alter table mail_task_versions add constraint mail_task_versions_task foreign key (team_id, task_id) references mail_tasks (team_id, id) on delete cascade;

alter table mail_task_versions enable row level security;

create policy mail_task_versions_own on mail_task_versions using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_recipients (
  team_id bigint not null,
  task_id bigint not null,
  id bigint generated always as identity,
  creator_id bigint,
  address text not null,
  name text not null default '',
  time_zone text not null default '',
  domain text not null default '',
  kept text[] not null default '{}',
  state text not null default 'draft',
  reason text not null default '',
  sender_id bigint,
  round int not null default 1,
  due_at timestamptz,
  last_round int not null default 0,
  last_sent_at timestamptz,
  thread_ids text not null default '',
  accepted_at timestamptz,
  failed_at timestamptz,
  bounced_at timestamptz,
  bounce_text text not null default '',
  read_at timestamptz,
  clicked_at timestamptz,
  replied_at timestamptz,
  auto_replied_at timestamptz,
  unsubscribed_at timestamptz,
  constraint mail_recipients_pk primary key (team_id, task_id, id),
  constraint mail_recipients_state check (state in ('draft', 'left_out', 'waiting', 'sending', 'in_doubt', 'ended'))
);

comment on table mail_recipients is 'dist:team_id the queue of a task: what is next for whom, and what is known of them';

alter table mail_recipients add constraint mail_recipients_task foreign key (team_id, task_id) references mail_tasks (team_id, id) on delete cascade;

create unique index mail_recipients_address on mail_recipients (team_id, address, task_id) where state not in ('draft', 'left_out');

create unique index mail_recipients_creator on mail_recipients (team_id, creator_id, task_id) where creator_id is not null;

create index mail_recipients_first_due on mail_recipients (team_id, sender_id, task_id, due_at, id) where state = 'waiting' and round = 1;

create index mail_recipients_follow_up_due on mail_recipients (team_id, sender_id, task_id, due_at, id) where state = 'waiting' and round > 1;

create index mail_recipients_replied on mail_recipients (team_id, task_id) where replied_at is not null;

create index mail_recipients_in_flight on mail_recipients (team_id, sender_id) where state in ('sending', 'in_doubt');

comment on column mail_recipients.kept is 'warnings that somebody saw and chose to write all the same';

comment on column mail_recipients.reason is 'why left out or ended';

comment on column mail_recipients.round is 'the next one, from 1; last_round was accepted';

comment on column mail_recipients.thread_ids is 'Message-IDs so far, oldest first, parted by spaces';

alter table mail_recipients set (fillfactor = 60);

alter table mail_recipients enable row level security;

create policy mail_recipients_own on mail_recipients using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_messages (
  team_id bigint not null,
  task_id bigint not null,
  recipient_id bigint not null,
  round int not null,
  id bigint generated always as identity,
  version int not null,
  sender_id bigint not null,
  message_id text not null,
  state text not null,
  values jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  tries int not null default 1,
  response text not null default '',
  history jsonb not null default '[]',
  settled_by bigint,
  leased_by text not null default '',
  constraint mail_messages_pk primary key (team_id, task_id, recipient_id, round),
  constraint mail_messages_state check (state in ('sending', 'deferred', 'accepted', 'failed', 'in_doubt', 'not_sent'))
);

alter table mail_messages add constraint mail_messages_task foreign key (team_id, task_id) references mail_tasks (team_id, id) on delete cascade;

create unique index mail_messages_id on mail_messages (team_id, id);

create index mail_messages_message_id on mail_messages (team_id, message_id);

comment on table mail_messages is 'dist:team_id one a recipient and round, however often it was tried; newest first is by id';

comment on column mail_messages.values is 'what stood for the variables: with them and the version the message is made again, byte for byte';

comment on column mail_messages.history is 'tries that were put off or failed: when, and what the server said';

comment on column mail_messages.leased_by is 'the worker that has it in flight';

alter table mail_messages set (fillfactor = 70);

alter table mail_messages enable row level security;

create policy mail_messages_own on mail_messages using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_hits (
  team_id bigint not null,
  id bigint generated always as identity,
  task_id bigint not null,
  recipient_id bigint not null,
  round int not null,
  kind text not null,
  link int not null default 0,
  is_head boolean not null,
  at timestamptz not null,
  address text not null,
  agent text not null,
  constraint mail_hits_pk primary key (team_id, id),
  constraint mail_hits_kind check (kind in ('open', 'click'))
);

comment on table mail_hits is 'dist:team_id append-only raw openings and clicks of tracked mail, as they came';

create index mail_hits_of on mail_hits (team_id, task_id, recipient_id);

alter table mail_hits enable row level security;

create policy mail_hits_own on mail_hits using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

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
