-- People who ask to be erased: what is done about it, and by which keyed hashes they stay out afterwards.
create table erasures (
  id bigint generated always as identity,
  asked_at timestamptz not null,
  asked_by bigint,
  state text not null,
  person jsonb,
  teams_done bigint[] not null default '{}',
  done jsonb not null default '{}',
  ended_at timestamptz,
  constraint erasures_pk primary key (id),
  constraint erasures_state check (state in ('waiting', 'done'))
);

comment on table erasures is 'dist:local people who are erased over all teams; one worker at a time does them';

comment on column erasures.asked_by is 'account of the operator; null: by a command';

comment on column erasures.person is 'by what the person is found; null once everything is erased';

comment on column erasures.teams_done is 'teams in which nothing of the person is left';

comment on column erasures.done is 'how many rows were deleted, cleared and rewritten, by kind';

create index erasures_waiting on erasures (id) where state = 'waiting';

create table erased_keys (
  hash bytea not null,
  erased_at timestamptz not null,
  constraint erased_keys_pk primary key (hash)
);

comment on table erased_keys is 'dist:reference keyed hashes of addresses and accounts that stay out; the key is in signing_keys';

create table erasure_marks (
  team_id bigint not null,
  erasure_id bigint not null,
  marked_table text not null,
  marked_id bigint not null,
  constraint erasure_marks_pk primary key (team_id, erasure_id, marked_table, marked_id)
);

comment on table erasure_marks is 'dist:team_id rows of a person on which others depend, noted before anything is deleted';

alter table erasure_marks enable row level security;

create policy erasure_marks_own on erasure_marks using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
