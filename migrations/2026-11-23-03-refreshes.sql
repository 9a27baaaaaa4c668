create table creator_interest (
  creator_id bigint not null,
  lists integer not null default 0,
  campaigns integer not null default 0,
  viewed_at timestamptz,
  constraint creator_interest_pk primary key (creator_id)
);

comment on table creator_interest is 'dist:creator_id in how many teams'' lists and campaigns a creator is, and when somebody last looked: by this refreshes are chosen';

-- Lists that are there already count as those to come.
insert into creator_interest (creator_id, lists) select creator_id, count(*) from list_members group by creator_id;

create table creator_interest_changes (
  id bigint generated always as identity,
  creator_id bigint not null,
  kind text not null,
  amount integer not null,
  at timestamptz not null,
  constraint creator_interest_changes_pk primary key (id),
  constraint creator_interest_changes_kind check (kind in ('list', 'campaign', 'view'))
);

comment on table creator_interest_changes is 'dist:local written beside the change of a team, without waiting for anybody; the planner adds them up';

create table refresh_states (
  creator_id bigint not null,
  tried_at timestamptz not null,
  fault text,
  failures integer not null default 0,
  retry_at timestamptz,
  memory jsonb not null default '{}',
  constraint refresh_states_pk primary key (creator_id)
);

comment on table refresh_states is 'dist:creator_id how the last refresh went, and what the connector remembers of the creator';

create table refresh_queue (
  creator_id bigint not null,
  platform platform not null,
  source text collate "C" not null,
  reason text not null,
  worth real not null,
  decided_at timestamptz not null,
  batch text collate "C",
  leased_until timestamptz,
  constraint refresh_queue_pk primary key (creator_id),
  constraint refresh_queue_reason check (reason in ('asked', 'campaign', 'list', 'viewed', 'age'))
);

comment on table refresh_queue is 'dist:local creators to refresh next, the worthiest first; a batch is one worker''s until its lease ends';

create index refresh_queue_next on refresh_queue (source, worth desc, creator_id);

create table refresh_plans (
  platform platform not null,
  decided_at timestamptz not null,
  due integer not null,
  chosen integer not null,
  took_ms integer not null,
  constraint refresh_plans_pk primary key (platform)
);

comment on table refresh_plans is 'dist:local what the planner last had in mind';

-- The oldest first, without reading the creators themselves.
-- Without the id among what it is searched by: who joins creators by id must not come this way.
create index creators_by_age on creators (platform, sample, refreshed_at) include (id);
