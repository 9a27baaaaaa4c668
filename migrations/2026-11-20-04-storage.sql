alter table search_terms set (fillfactor = 70);

alter table figures_due set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 10000);
