create table campaigns (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  name text not null,
  product text not null default '',
  product_url text not null default '',
  brief text not null,
  platforms text[] not null default '{}',
  regions text[] not null default '{}',
  begins_on date not null,
  ends_on date not null,
  zone text not null,
  budget_minor bigint,
  currency text not null,
  goals jsonb not null default '{}',
  state text not null default 'draft',
  revision integer not null default 1,
  project_id bigint,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint campaigns_pk primary key (team_id, id),
  constraint campaigns_state check (state in ('draft', 'recruiting', 'running', 'done', 'archived'))
);

comment on table campaigns is 'dist:team_id what a team promotes with creators, in which days and for how much';

comment on column campaigns.budget_minor is 'in the smallest unit of the currency';

comment on column campaigns.project_id is 'the monitor project that watches its posts and counts its effects';

comment on column campaigns.revision is 'counts changes of its fields';

create index campaigns_newest on campaigns (team_id, id desc);

create index campaigns_project on campaigns (team_id, project_id) where project_id is not null;

alter table campaigns enable row level security;

create policy campaigns_own on campaigns using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table campaign_members (
  team_id bigint not null,
  campaign_id bigint not null,
  account_id bigint not null,
  role text not null,
  added_at timestamptz not null,
  constraint campaign_members_pk primary key (team_id, campaign_id, account_id),
  constraint campaign_members_role check (role in ('owner', 'editor', 'viewer'))
);

comment on table campaign_members is 'dist:team_id who sees a campaign, and what they may do in it';

create unique index campaign_members_owner on campaign_members (team_id, campaign_id) where role = 'owner';

create index campaign_members_of on campaign_members (team_id, account_id);

alter table campaign_members enable row level security;

create policy campaign_members_own on campaign_members using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table campaign_briefs (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  name text not null,
  brief text not null,
  created_at timestamptz not null,
  constraint campaign_briefs_pk primary key (team_id, id),
  constraint campaign_briefs_name unique (team_id, name)
);

comment on table campaign_briefs is 'dist:team_id briefs kept as templates';

alter table campaign_briefs enable row level security;

create policy campaign_briefs_own on campaign_briefs using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table campaign_files (
  team_id bigint not null,
  id bigint generated always as identity,
  campaign_id bigint not null,
  collaboration_id bigint,
  kind text not null,
  file_id bigint not null,
  name text not null,
  size integer not null,
  account_id bigint,
  added_at timestamptz not null,
  constraint campaign_files_pk primary key (team_id, id),
  constraint campaign_files_kind check (kind in ('brief', 'contract', 'draft', 'proof', 'other'))
);

comment on table campaign_files is 'dist:team_id files of a campaign, or of one collaboration in it';

comment on column campaign_files.account_id is 'null: the creator handed it in';

create index campaign_files_of on campaign_files (team_id, campaign_id, collaboration_id);

alter table campaign_files enable row level security;

create policy campaign_files_own on campaign_files using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

alter table mail_tasks add column campaign_id bigint;

comment on column mail_tasks.campaign_id is 'the campaign that it invites to';

create index mail_tasks_campaign on mail_tasks (team_id, campaign_id) where campaign_id is not null;
