-- The audit log is sealed: batches of its entries form a chain of hashes for each team.
-- What is personal stands beside the entries and goes when somebody is erased; the seal holds it only as a salted hash,
-- whose salt goes with it. Entries from before have no salt.
alter table audit_log_values add column salt bytea;

comment on column audit_log_values.salt is 'of the hash of these values in the seal; null once something of them was erased';

create table audit_log_seals (
  team_id bigint not null,
  number bigint not null,
  first_place bigint not null,
  last_place bigint not null,
  sealed_at timestamptz not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint audit_log_seals_pk primary key (team_id, number)
);

comment on table audit_log_seals is 'dist:team_id append-only batches of the audit log; each holds the hash of the one before';

-- Streaming goes on behind a place.
create index audit_log_seals_places on audit_log_seals (team_id, last_place);

alter table audit_log_seals enable row level security;

create policy audit_log_seals_own on audit_log_seals using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table audit_log_sealed_entries (
  team_id bigint not null,
  place bigint not null,
  entry_id bigint not null,
  entry_hash bytea not null,
  values_hash bytea,
  constraint audit_log_sealed_entries_pk primary key (team_id, place)
);

comment on table audit_log_sealed_entries is 'dist:team_id append-only entries in the order in which they were sealed; no key to the entry, whose absence is to be noticed';

comment on column audit_log_sealed_entries.values_hash is 'null: there were no values any more, or they had no salt';

create unique index audit_log_sealed_entries_entry on audit_log_sealed_entries (team_id, entry_id);

alter table audit_log_sealed_entries enable row level security;

create policy audit_log_sealed_entries_own on audit_log_sealed_entries using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table audit_log_states (
  team_id bigint not null,
  streamed_place bigint not null default 0,
  checked_at timestamptz,
  checked_number bigint,
  checked_hash bytea,
  checked_entries bigint not null default 0,
  erased_entries bigint not null default 0,
  faults jsonb not null default '[]',
  constraint audit_log_states_pk primary key (team_id)
);

comment on table audit_log_states is 'dist:team_id how far the audit log was streamed, and what its last check found';

comment on column audit_log_states.checked_number is 'the last seal of a check that found the one of the check before; it has to be found again';

alter table audit_log_states enable row level security;

create policy audit_log_states_own on audit_log_states using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
