-- Tables and columns get the words that the code has for them, and so does everything that is named after a table.
-- Nothing else changes: rows, rights, policies and numbering stay as they are.
alter table works rename to background_tasks;

alter table background_tasks rename constraint works_pk to background_tasks_pk;

alter table background_tasks rename constraint works_state to background_tasks_state;

alter table background_tasks rename constraint works_account to background_tasks_account;

alter index works_newest rename to background_tasks_newest;

alter policy works_own on background_tasks rename to background_tasks_own;

alter sequence works_id_seq rename to background_tasks_id_seq;

comment on table background_tasks is 'dist:team_id exports and imports that an account waits for';

alter table bulk_works rename to bulk_actions;

alter table bulk_actions rename column work_id to background_task_id;

alter table bulk_actions rename constraint bulk_works_pk to bulk_actions_pk;

alter policy bulk_works_own on bulk_actions rename to bulk_actions_own;

comment on table bulk_actions is 'dist:team_id what a background task does to which creators';

alter table list_imports rename column work_id to background_task_id;

alter table acquisitions rename column work_id to background_task_id;

alter table acquisitions rename column most to max_creators;

comment on column acquisitions.max_creators is 'how many a run may add to the list';

alter table letters rename to one_to_one_emails;

alter table one_to_one_emails rename constraint letters_pk to one_to_one_emails_pk;

alter table one_to_one_emails rename constraint letters_kind to one_to_one_emails_kind;

alter table one_to_one_emails rename constraint letters_state to one_to_one_emails_state;

alter index letters_to_send rename to one_to_one_emails_to_send;

alter index letters_drafts rename to one_to_one_emails_drafts;

alter index letters_newest rename to one_to_one_emails_newest;

alter index letters_of_thread rename to one_to_one_emails_of_thread;

alter policy letters_own on one_to_one_emails rename to one_to_one_emails_own;

alter sequence letters_id_seq rename to one_to_one_emails_id_seq;

comment on table one_to_one_emails is 'dist:team_id emails that an account writes by hand to one person';

alter table sandbox_letters rename to sandbox_system_emails;

alter table sandbox_system_emails rename constraint sandbox_letters_pk to sandbox_system_emails_pk;

alter policy sandbox_letters_own on sandbox_system_emails rename to sandbox_system_emails_own;

alter sequence sandbox_letters_id_seq rename to sandbox_system_emails_id_seq;

comment on table sandbox_system_emails is 'dist:team_id emails of the installation itself, which the sandbox keeps instead of sending';

alter table operation_records rename to audit_log_entries;

alter table audit_log_entries rename constraint operation_records_pk to audit_log_entries_pk;

alter index operation_records_newest rename to audit_log_entries_newest;

alter policy operation_records_own on audit_log_entries rename to audit_log_entries_own;

alter sequence operation_records_id_seq rename to audit_log_entries_id_seq;

alter table operation_values rename to audit_log_values;

alter table audit_log_values rename column record_id to entry_id;

alter table audit_log_values rename constraint operation_values_pk to audit_log_values_pk;

alter table audit_log_values rename constraint operation_values_record to audit_log_values_entry;

alter policy operation_values_own on audit_log_values rename to audit_log_values_own;

comment on table audit_log_values is 'dist:team_id personal values of the audit log, erased with the account';

alter table creator_origins rename to creator_provenance;

alter table creator_provenance rename constraint creator_origins_pk to creator_provenance_pk;

alter index creator_origins_due rename to creator_provenance_due;

comment on table creator_provenance is 'dist:creator_id which source stated which field, and when; a field that is not in it has the creator''s own source and time';

alter table post_watches rename to metric_polls;

alter table metric_polls rename constraint post_watches_pk to metric_polls_pk;

alter index post_watches_due rename to metric_polls_due;

alter index post_watches_owner rename to metric_polls_owner;

comment on table metric_polls is 'dist:local when the figures of each watched post are fetched next, and in which batch';

comment on column metric_polls.batch is 'the batch that fetches it; in no index and in no condition of one, so that claiming a post writes to no index';

alter table post_batches rename to metric_poll_batches;

alter table metric_poll_batches rename constraint post_batches_pk to metric_poll_batches_pk;

comment on table metric_poll_batches is 'dist:local posts that one worker fetches together, and until when it holds them';

comment on column watched_posts.points is 'times and figures, packed: server/catalogue/metric-history/packed-points.ts';

alter table watched_tags rename column looked_at to fetched_at;

alter table monitor_projects rename column looked_at to synced_at;

comment on column monitor_projects.spark is 'plays at the ends of the last days until spark_on, oldest first, as of the last sync';

alter table monitor_follows rename column looked_at to checked_at;

alter table watched_files rename column taken_until to leased_until;

comment on column watched_files.leased_until is 'until then the worker that imports it is not replaced';

alter table alerts rename column told_at to notified_at;

comment on table alerts is 'dist:team_id alerts of monitor projects; each event once';

comment on column alerts.mark is 'which of several events of its kind: a milestone, the value from which it fell';

alter table alert_settings rename column heeds_since to effective_since;

comment on table alert_settings is 'dist:team_id which alerts a project gives, and who receives them';

comment on column alert_settings.effective_since is 'events before the last change of these settings give no alert';

alter table unlocked_addresses rename column told_at to confirmed_at;

comment on column unlocked_addresses.confirmed_at is 'when the creator gave it to the team: the team may see it whether or not the catalogue has it';

alter table ad_searches rename column least_reach to min_reach;

alter table ad_searches rename column most_reach to max_reach;

-- PostgreSQL 18 names what may not be null after its table and column; earlier versions name nothing.
do $$
declare
  c record;
begin
  for c in
    select k.conrelid::regclass as place, k.conname as name, format('%s_%s_not_null', t.relname, a.attname) as wanted
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'n' and t.relnamespace = current_schema()::regnamespace
      and k.conname ~ '^(works|bulk_works|letters|operation_records|operation_values|creator_origins|post_watches|post_batches|sandbox_letters)_|_(told_at|most|heeds_since)_not_null$'
  loop
    execute format('alter table %s rename constraint %I to %I', c.place, c.name, c.wanted);
  end loop;
end
$$;
