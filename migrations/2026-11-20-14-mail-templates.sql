create table mail_files (
  team_id bigint not null,
  id bigint generated always as identity,
  key text not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  file_id bigint not null,
  is_image boolean not null,
  created_by bigint not null,
  created_at timestamptz not null,
  constraint mail_files_pk primary key (team_id, id)
);

comment on table mail_files is 'dist:team_id attachments and pictures of templates and tasks';

alter table mail_files enable row level security;

create policy mail_files_own on mail_files using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_file_keys (
  key text not null,
  team_id bigint not null,
  id bigint not null,
  constraint mail_file_keys_pk primary key (key)
);

comment on table mail_file_keys is 'dist:key pictures in mail are fetched by people who have no account';

create table mail_templates (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  kind text not null,
  visibility text not null,
  category text not null default '',
  subject text not null,
  html text not null,
  text text,
  attachments bigint[] not null default '{}',
  version int not null default 1,
  created_by bigint not null,
  created_at timestamptz not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint mail_templates_pk primary key (team_id, id),
  constraint mail_templates_kind check (kind in ('body', 'followUp')),
  constraint mail_templates_visibility check (visibility in ('team', 'private'))
);

comment on table mail_templates is 'dist:team_id';

create index mail_templates_newest on mail_templates (team_id, changed_at desc, id desc);

alter table mail_templates enable row level security;

create policy mail_templates_own on mail_templates using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table mail_template_versions (
  team_id bigint not null,
  template_id bigint not null,
  version int not null,
  content jsonb not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint mail_template_versions_pk primary key (team_id, template_id, version)
);

comment on table mail_template_versions is 'dist:team_id';

alter table mail_template_versions add constraint mail_template_versions_template foreign key (team_id, template_id) references mail_templates (team_id, id) on delete cascade;

alter table mail_template_versions enable row level security;

create policy mail_template_versions_own on mail_template_versions using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
