create table alert_settings (
  team_id bigint not null,
  project_id bigint not null,
  settings jsonb not null,
  revision integer not null,
  heeds_since timestamptz not null,
  lang text not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint alert_settings_pk primary key (team_id, project_id)
);

comment on table alert_settings is 'dist:team_id of what a project tells, and whom';

comment on column alert_settings.heeds_since is 'what happened before is not told of: what is told of was changed then';

alter table alert_settings enable row level security;

create policy alert_settings_own on alert_settings using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table alerts (
  team_id bigint not null,
  id bigint generated always as identity,
  project_id bigint not null,
  key text collate "C" not null,
  kind text not null,
  mark text collate "C" not null,
  at timestamptz not null,
  told_at timestamptz not null,
  facts jsonb not null,
  mail_id bigint,
  constraint alerts_pk primary key (team_id, id),
  constraint alerts_once unique (team_id, project_id, key, kind, mark)
);

comment on table alerts is 'dist:team_id what a project told of; each happening once';

comment on column alerts.key is 'of the post; empty: about the whole project';

comment on column alerts.mark is 'which of several happenings of its kind: a milestone, the height it fell from';

create index alerts_newest on alerts (team_id, project_id, id desc);

alter table alerts enable row level security;

create policy alerts_own on alerts using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table alert_mails (
  team_id bigint not null,
  id bigint generated always as identity,
  project_id bigint not null,
  sender_id bigint not null,
  addresses text[] not null,
  lang text not null,
  state text not null default 'waiting',
  due_at timestamptz not null,
  tries smallint not null default 0,
  leased_by text not null default '',
  response text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint alert_mails_pk primary key (team_id, id),
  constraint alert_mails_state check (state in ('waiting', 'sending', 'sent', 'failed', 'in_doubt'))
);

comment on table alert_mails is 'dist:team_id mails that tell of alerts; what comes while one waits goes with it';

create index alert_mails_waiting on alert_mails (team_id, project_id) where state = 'waiting';

alter table alert_mails enable row level security;

create policy alert_mails_own on alert_mails using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
