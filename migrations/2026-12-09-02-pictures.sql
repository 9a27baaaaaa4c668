create table pictures (
  key text collate "C" not null,
  creator_id bigint,
  source_hash bytea,
  bytes bytea,
  size integer not null default 0,
  kept_until timestamptz,
  used_at timestamptz not null,
  wanted_at timestamptz,
  leased_until timestamptz,
  tried_hash bytea,
  tried_at timestamptz,
  constraint pictures_pk primary key (key)
);

comment on table pictures is 'dist:local pictures of creators and posts, fetched from their source, re-encoded and kept; key is kind:subject';

comment on column pictures.source_hash is 'of the address at the source that bytes were fetched from';

comment on column pictures.wanted_at is 'somebody was shown the place of the picture, and a round is to fetch it';

comment on column pictures.tried_hash is 'of the address at the source that could not be fetched at tried_at';

create index pictures_wanted on pictures (wanted_at) where wanted_at is not null;

create index pictures_used on pictures (used_at, size);

create index pictures_by_creator on pictures (creator_id) where creator_id is not null;
