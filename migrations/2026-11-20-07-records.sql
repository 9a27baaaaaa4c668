create table operation_records (
  team_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null,
  account_id bigint,
  action text not null,
  subject text not null,
  subject_id bigint,
  fields text[] not null default '{}',
  constraint operation_records_pk primary key (team_id, id)
);

comment on table operation_records is 'dist:team_id append-only';

create index operation_records_newest on operation_records (team_id, at desc, id desc);

alter table operation_records enable row level security;

create policy operation_records_own on operation_records using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table operation_values (
  team_id bigint not null,
  record_id bigint not null,
  account_id bigint,
  account_name text not null default '',
  subject_name text not null default '',
  before jsonb,
  after jsonb,
  address text not null default '',
  agent text not null default '',
  constraint operation_values_pk primary key (team_id, record_id),
  constraint operation_values_record foreign key (team_id, record_id) references operation_records (team_id, id)
);

comment on table operation_values is 'dist:team_id personal values of operation records, erased with the account';

alter table operation_values enable row level security;

create policy operation_values_own on operation_values using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table notifications (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  kind text not null,
  details jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  constraint notifications_pk primary key (team_id, id),
  constraint notifications_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table notifications is 'dist:team_id';

create index notifications_newest on notifications (team_id, account_id, created_at desc, id desc);

alter table notifications enable row level security;

create policy notifications_own on notifications using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table stored_files (
  team_id bigint not null,
  id bigint generated always as identity,
  name text not null,
  media_type text not null,
  size bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  constraint stored_files_pk primary key (team_id, id)
);

comment on table stored_files is 'dist:team_id';

alter table stored_files enable row level security;

create policy stored_files_own on stored_files using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table stored_file_parts (
  team_id bigint not null,
  file_id bigint not null,
  part int not null,
  bytes bytea not null,
  constraint stored_file_parts_pk primary key (team_id, file_id, part),
  constraint stored_file_parts_file foreign key (team_id, file_id) references stored_files (team_id, id) on delete cascade
);

comment on table stored_file_parts is 'dist:team_id';

alter table stored_file_parts enable row level security;

create policy stored_file_parts_own on stored_file_parts using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table works (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  kind text not null,
  details jsonb not null,
  state text not null,
  done bigint not null default 0,
  total bigint,
  started_at timestamptz not null,
  finished_at timestamptz,
  file_id bigint,
  failure text,
  dismissed_at timestamptz,
  constraint works_pk primary key (team_id, id),
  constraint works_state check (state in ('waiting', 'running', 'done', 'failed')),
  constraint works_account foreign key (team_id, account_id) references accounts (team_id, id) on delete cascade
);

comment on table works is 'dist:team_id';

create index works_newest on works (team_id, account_id, started_at desc, id desc);

alter table works enable row level security;

create policy works_own on works using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
