alter table source_settings add column folder text not null default '';

comment on column source_settings.folder is 'of the source files: where they are looked for, as the last worker that started was told';

create table watched_files (
  path text collate "C" not null,
  size bigint not null,
  changed_at timestamptz not null,
  seen_at timestamptz not null,
  state text not null default 'waiting',
  taken_until timestamptz,
  constraint watched_files_pk primary key (path),
  constraint watched_files_state check (state in ('waiting', 'done', 'failed'))
);

comment on table watched_files is 'dist:local what lies in the watched folder, and whether it is imported as it is now';

comment on column watched_files.seen_at is 'since when it has had this size and time of change';

comment on column watched_files.taken_until is 'a worker imports it; one that died is waited for so long';
