create table acquisitions (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  name text not null,
  platform platform not null,
  kind text not null,
  terms text[] not null default '{}',
  links integer not null default 0,
  like_list_id bigint,
  region text,
  list_id bigint not null,
  most integer not null,
  schedule text not null,
  state text not null,
  hold_up jsonb,
  tries integer not null default 0,
  work_id bigint,
  run integer not null default 1,
  next_term integer not null default 0,
  next_page text,
  is_searching boolean not null default false,
  found integer not null default 0,
  added integer not null default 0,
  already integer not null default 0,
  failed integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz,
  next_run_at timestamptz,
  constraint acquisitions_pk primary key (team_id, id),
  constraint acquisitions_kind check (kind in ('links', 'hashtag', 'keyword', 'like')),
  constraint acquisitions_schedule check (schedule in ('once', 'daily', 'weekly')),
  constraint acquisitions_state check (state in ('waiting', 'running', 'paused', 'resting', 'stopped', 'done'))
);

comment on table acquisitions is 'dist:team_id creators that a team collects from a source into a list';

comment on column acquisitions.tries is 'in a row that brought nothing';

comment on column acquisitions.next_term is 'search goes on with this term, at next_page of it';

create index acquisitions_newest on acquisitions (team_id, id desc);

alter table acquisitions enable row level security;

create policy acquisitions_own on acquisitions using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table acquisition_items (
  team_id bigint not null,
  acquisition_id bigint not null,
  run integer not null,
  position integer not null,
  asked text not null,
  profile jsonb,
  subject text collate "C",
  batch integer,
  creator_id bigint,
  outcome text,
  reason text,
  fault text,
  source text,
  settled_at timestamptz,
  constraint acquisition_items_pk primary key (team_id, acquisition_id, run, position),
  constraint acquisition_items_outcome check (outcome in ('added', 'already', 'failed'))
);

comment on table acquisition_items is 'dist:team_id who was named or found, and what became of it';

comment on column acquisition_items.batch is 'who is asked for together, under the position of the first: after a kill the same are asked for again';

comment on column acquisition_items.subject is 'the creator by platform id or handle, so that nobody is taken twice';

create unique index acquisition_items_once on acquisition_items (team_id, acquisition_id, run, subject) where subject is not null;

create index acquisition_items_waiting on acquisition_items (team_id, acquisition_id, run, position) where outcome is null;

alter table acquisition_items enable row level security;

create policy acquisition_items_own on acquisition_items using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
