-- Waiting rows are read in the order of the file, so the key finds them; without this index a row is settled in its place.
drop index list_import_rows_waiting;

alter table list_import_rows set (fillfactor = 45);
