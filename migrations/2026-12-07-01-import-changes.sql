-- What a row of an import brought for a creator who was in the list already.
alter table list_import_rows add column changes text[] not null default '{}';
