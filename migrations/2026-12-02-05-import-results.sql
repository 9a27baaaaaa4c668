-- A row of an import may add tags or notes to a member of the list, and parts of it may be left out.
alter table list_import_rows drop constraint list_import_rows_outcome;

alter table list_import_rows add constraint list_import_rows_outcome check (outcome in ('waiting', 'added', 'updated', 'already', 'failed'));

alter table list_import_rows add column warnings text[] not null default '{}';
