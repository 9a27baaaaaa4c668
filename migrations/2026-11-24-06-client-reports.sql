create table growth_references (
  platform platform not null,
  is_sample boolean not null,
  age_hours integer not null,
  low_bp bigint not null,
  median_bp bigint not null,
  high_bp bigint not null,
  sample integer not null,
  computed_at timestamptz not null,
  constraint growth_references_pk primary key (platform, is_sample, age_hours)
);

comment on table growth_references is 'dist:reference plays at day 30 against plays at an age, of posts watched here: ratio × 10,000, tenth, fiftieth and ninetieth percentile';

create table client_reports (
  team_id bigint not null,
  project_id bigint not null,
  settings jsonb not null,
  revision integer not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint client_reports_pk primary key (team_id, project_id)
);

comment on table client_reports is 'dist:team_id how the report of a monitor project is put together for the client';

alter table client_reports enable row level security;

create policy client_reports_own on client_reports using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table client_report_logos (
  team_id bigint not null,
  image bytea not null,
  changed_at timestamptz not null,
  constraint client_report_logos_pk primary key (team_id)
);

comment on table client_report_logos is 'dist:team_id the picture at the head of a team''s reports, PNG';

alter table client_report_logos enable row level security;

create policy client_report_logos_own on client_report_logos using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table client_report_links (
  team_id bigint not null,
  id bigint generated always as identity,
  project_id bigint not null,
  expires_at timestamptz not null,
  created_by bigint not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  constraint client_report_links_pk primary key (team_id, id)
);

comment on table client_report_links is 'dist:team_id addresses under which clients see the report of a project as it is now';

create index client_report_links_of on client_report_links (team_id, project_id);

alter table client_report_links enable row level security;

create policy client_report_links_own on client_report_links using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table client_report_tokens (
  token_hash bytea not null,
  team_id bigint not null,
  link_id bigint not null,
  constraint client_report_tokens_pk primary key (token_hash)
);

comment on table client_report_tokens is 'dist:token_hash which address of a report a token is';
