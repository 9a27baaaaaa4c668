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
