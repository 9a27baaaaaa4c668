create table letters (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  sender_id bigint,
  kind text not null,
  thread_id bigint,
  mail_id bigint,
  content jsonb not null,
  revision int not null default 1,
  state text not null default 'draft',
  due_at timestamptz,
  even_if_suppressed boolean not null default false,
  message_id text not null default '',
  leased_by text not null default '',
  tries int not null default 0,
  first_tried_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  response text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint letters_pk primary key (team_id, id),
  constraint letters_kind check (kind in ('new', 'reply', 'replyAll', 'forward')),
  constraint letters_state check (state in ('draft', 'waiting', 'sending', 'sent', 'failed', 'in_doubt'))
);

comment on table letters is 'dist:team_id single mails written by hand';

comment on column letters.mail_id is 'the mail that it answers or passes on';

comment on column letters.due_at is 'waiting: until then it can be taken back';

comment on column letters.even_if_suppressed is 'its author knows that an addressee is suppressed';

comment on column letters.leased_by is 'the worker that said it to the server';

create index letters_to_send on letters (team_id, sender_id, due_at) where state in ('waiting', 'sending');

create index letters_drafts on letters (team_id, account_id, changed_at desc, id desc) where state = 'draft';

create index letters_newest on letters (team_id, id desc) where state <> 'draft';

create index letters_of_thread on letters (team_id, thread_id) where thread_id is not null;

alter table letters enable row level security;

create policy letters_own on letters using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
