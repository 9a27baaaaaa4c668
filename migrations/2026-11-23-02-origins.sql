create table creator_origins (
  creator_id bigint not null,
  fields jsonb not null,
  keep_until timestamptz,
  constraint creator_origins_pk primary key (creator_id)
);

comment on table creator_origins is 'dist:creator_id which source told which field, and when; a field that is not in it is of the creator''s own source and time';

comment on column creator_origins.fields is '{"followers": ["youtube", "2026-11-22T08:00:00.000Z"], …}';

comment on column creator_origins.keep_until is 'when the first thing must be refreshed or deleted by the rules of its source';

create index creator_origins_due on creator_origins (keep_until) where keep_until is not null;

alter table posts add column via text collate "C";

comment on column posts.via is 'the connector that told of it; nothing: an import';

alter table creator_snapshots add column via text collate "C";

alter table contact_addresses add column via text collate "C";

alter table creators drop constraint creators_unanalysable_reason;

alter table creators add constraint creators_unanalysable_reason check (unanalysable_reason in ('no_posts', 'too_few', 'too_old', 'no_counts', 'policy'));

create table mode_changes (
  source text collate "C" not null,
  after_id bigint not null default 0,
  constraint mode_changes_pk primary key (source)
);

comment on table mode_changes is 'dist:local sources whose mode was changed: what is made from their posts is made anew, and behind which creator that goes on';
