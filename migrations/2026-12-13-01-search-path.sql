-- It runs as its owner: a table or a view that the caller makes for itself must not stand in for ours.
alter function inbox_threads_found(tsquery) set search_path to pg_catalog, public, pg_temp;
