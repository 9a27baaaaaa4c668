create table creator_changes (
  xid xid8 not null default pg_current_xact_id(),
  creator_id bigint not null,
  at timestamptz not null,
  constraint creator_changes_pk primary key (xid, creator_id)
);

comment on table creator_changes is 'dist:creator_id creators that a transaction wrote or deleted, for those who follow the catalogue';

comment on column creator_changes.at is 'by the clock of the database';
