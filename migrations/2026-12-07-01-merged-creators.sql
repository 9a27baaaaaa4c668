-- A link to a creator that turned out to be another one leads to the one who stays: which one that is, is kept.
alter table creator_merges add column merged_at timestamptz;

comment on table creator_merges is 'dist:reference creators that turned out to be another one under a second spelling, and which one stays';

comment on column creator_merges.merged_at is 'null: what teams keep of them is still to be moved';

create index creator_merges_waiting on creator_merges (noted_at, from_id) where merged_at is null;

create index creator_merges_into on creator_merges (into_id);
