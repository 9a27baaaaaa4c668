create table monitor_projects (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  owner_id bigint not null,
  name text not null,
  begins_on date not null,
  ends_on date not null,
  zone text not null,
  budget_minor bigint,
  currency text not null,
  state text not null default 'open',
  created_at timestamptz not null,
  looked_at timestamptz,
  left_out integer not null default 0,
  spark jsonb not null default '[]',
  spark_on date,
  constraint monitor_projects_pk primary key (team_id, id),
  constraint monitor_projects_state check (state in ('open', 'closed'))
);

comment on table monitor_projects is 'dist:team_id what a team watches together: posts, and who may publish more';

comment on column monitor_projects.budget_minor is 'in the smallest unit of the currency';

comment on column monitor_projects.left_out is 'posts that were found by what it follows when it had no room for more';

comment on column monitor_projects.spark is 'plays at the ends of the last days until spark_on, oldest first, as of the last look';

create index monitor_projects_newest on monitor_projects (team_id, id desc);

alter table monitor_projects enable row level security;

create policy monitor_projects_own on monitor_projects using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table monitor_posts (
  team_id bigint not null,
  project_id bigint not null,
  key text collate "C" not null,
  found_by text not null,
  follow_id bigint,
  added_at timestamptz not null,
  is_removed boolean not null default false,
  constraint monitor_posts_pk primary key (team_id, project_id, key),
  constraint monitor_posts_found_by check (found_by in ('link', 'creator', 'hashtag'))
);

comment on table monitor_posts is 'dist:team_id posts of a project';

comment on column monitor_posts.is_removed is 'taken out by hand: what is followed does not bring it again';

alter table monitor_posts enable row level security;

create policy monitor_posts_own on monitor_posts using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table monitor_follows (
  team_id bigint not null,
  id bigint generated always as identity,
  project_id bigint not null,
  kind text not null,
  platform platform,
  creator_id bigint,
  hashtag text not null default '',
  words text[] not null default '{}',
  found integer not null default 0,
  added_at timestamptz not null,
  looked_at timestamptz,
  constraint monitor_follows_pk primary key (team_id, id),
  constraint monitor_follows_once unique nulls not distinct (team_id, project_id, kind, creator_id, hashtag, platform),
  constraint monitor_follows_kind check (kind in ('creator', 'hashtag'))
);

comment on table monitor_follows is 'dist:team_id creators and hashtags whose new posts come into a project';

alter table monitor_follows enable row level security;

create policy monitor_follows_own on monitor_follows using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
