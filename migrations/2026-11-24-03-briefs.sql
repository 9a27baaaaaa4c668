create table monitor_briefs (
  team_id bigint not null,
  project_id bigint not null,
  requirements jsonb not null,
  revision integer not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint monitor_briefs_pk primary key (team_id, project_id)
);

comment on table monitor_briefs is 'dist:team_id what every post of a project has to fulfil';

alter table monitor_briefs enable row level security;

create policy monitor_briefs_own on monitor_briefs using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table brief_checks (
  team_id bigint not null,
  project_id bigint not null,
  key text collate "C" not null,
  requirement text collate "C" not null,
  outcome text not null,
  reason text not null,
  since timestamptz not null,
  first_met_at timestamptz,
  evidence jsonb not null,
  decision text,
  decided_by bigint,
  decided_at timestamptz,
  note text not null default '',
  constraint brief_checks_pk primary key (team_id, project_id, key, requirement),
  constraint brief_checks_outcome check (outcome in ('met', 'failed', 'waiting')),
  constraint brief_checks_decision check (decision in ('accepted', 'refused'))
);

comment on table brief_checks is 'dist:team_id how each post stands to each requirement of its project';

alter table brief_checks enable row level security;

create policy brief_checks_own on brief_checks using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table brief_check_changes (
  team_id bigint not null,
  id bigint generated always as identity,
  project_id bigint not null,
  key text collate "C" not null,
  requirement text collate "C" not null,
  at timestamptz not null,
  outcome text not null,
  reason text not null,
  evidence jsonb not null,
  decision text,
  decided_by bigint,
  note text not null default '',
  constraint brief_check_changes_pk primary key (team_id, id)
);

comment on table brief_check_changes is 'dist:team_id everything that a check ever was, with what was seen then; never changed';

comment on column brief_check_changes.decided_by is 'null: it was judged; else who decided, and decision is null when a decision was taken back';

create index brief_check_changes_of on brief_check_changes (team_id, project_id, key);

alter table brief_check_changes enable row level security;

create policy brief_check_changes_own on brief_check_changes using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
