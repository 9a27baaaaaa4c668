create table list_imports (
  team_id bigint not null,
  id bigint generated always as identity,
  list_id bigint not null,
  account_id bigint not null,
  file_name text not null,
  file_id bigint not null,
  work_id bigint,
  state text not null,
  mapping jsonb not null,
  headings text[] not null,
  rows int not null default 0,
  succeeded int not null default 0,
  failed int not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  constraint list_imports_pk primary key (team_id, id),
  constraint list_imports_state check (state in ('ready', 'running', 'done', 'failed'))
);

comment on table list_imports is 'dist:team_id';

create index list_imports_newest on list_imports (team_id, created_at desc, id desc);

alter table list_imports enable row level security;

create policy list_imports_own on list_imports using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table list_import_rows (
  team_id bigint not null,
  import_id bigint not null,
  row int not null,
  cells text[] not null,
  outcome text not null default 'waiting',
  reason text,
  creator_id bigint,
  constraint list_import_rows_pk primary key (team_id, import_id, row),
  constraint list_import_rows_outcome check (outcome in ('waiting', 'added', 'already', 'failed'))
);

comment on table list_import_rows is 'dist:team_id';

alter table list_import_rows add constraint list_import_rows_import foreign key (team_id, import_id) references list_imports (team_id, id) on delete cascade;

create index list_import_rows_waiting on list_import_rows (team_id, import_id, row) where outcome = 'waiting';

alter table list_import_rows enable row level security;

create policy list_import_rows_own on list_import_rows using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table import_mappings (
  team_id bigint not null,
  headings text not null,
  mapping jsonb not null,
  used_at timestamptz not null,
  constraint import_mappings_pk primary key (team_id, headings)
);

comment on table import_mappings is 'dist:team_id what was chosen for headings like these';

alter table import_mappings enable row level security;

create policy import_mappings_own on import_mappings using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
