create table bulk_works (
  team_id bigint not null,
  work_id bigint not null,
  account_id bigint not null,
  role text not null,
  action jsonb not null,
  creator_ids bigint[] not null,
  result jsonb,
  ordered_at timestamptz not null,
  constraint bulk_works_pk primary key (team_id, work_id)
);

comment on table bulk_works is 'dist:team_id what is done to which creators by a piece of background work';

alter table bulk_works enable row level security;

create policy bulk_works_own on bulk_works using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
