-- Rows are rewritten with each answer: room for the next version beside the row keeps indexes out of it.
create table watched_posts (
  key text collate "C" not null,
  platform platform not null,
  platform_post_id text not null,
  is_sample boolean not null default false,
  url text not null,
  handle text not null default '',
  creator_id bigint,
  published_at timestamptz,
  caption text not null default '',
  hashtags text[] not null default '{}',
  mentions text[] not null default '{}',
  cover_url text not null default '',
  duration_ms integer,
  platform_sponsored boolean not null default false,
  caption_disclosed boolean not null default false,
  state text not null default 'waiting',
  state_since timestamptz,
  source text,
  plays bigint,
  likes bigint,
  comments bigint,
  shares bigint,
  seen_at timestamptz,
  points bytea not null default '',
  gaps jsonb not null default '[]',
  edits jsonb not null default '[]',
  doubt jsonb,
  watched_at timestamptz not null,
  constraint watched_posts_pk primary key (key),
  constraint watched_posts_state check (state in ('waiting', 'online', 'private', 'gone'))
) with (fillfactor = 70);

comment on table watched_posts is 'dist:key posts whose figures are kept as a series; key is platform:id';

comment on column watched_posts.points is 'times and figures, packed: server/features/post-series/points.ts';

comment on column watched_posts.gaps is 'stretches in which nothing was told, oldest first: [{from, to, reason}]';

comment on column watched_posts.edits is 'captions before they were changed, oldest first: [{at, before}]';

comment on column watched_posts.doubt is 'an answer that contradicts what was known, until it is told twice';

create index watched_posts_by_creator on watched_posts (creator_id) where creator_id is not null;

create table post_watchers (
  key text collate "C" not null,
  team_id bigint not null,
  project_id bigint not null,
  constraint post_watchers_pk primary key (key, team_id, project_id)
);

comment on table post_watchers is 'dist:key open projects of all teams that watch a post';

create table post_watches (
  key text collate "C" not null,
  platform platform not null,
  is_sample boolean not null default false,
  owner bigint,
  born_at timestamptz not null,
  watched_at timestamptz not null,
  every_minutes integer not null,
  due_at timestamptz not null,
  asked boolean not null default false,
  failures smallint not null default 0,
  batch text,
  constraint post_watches_pk primary key (key)
) with (fillfactor = 70);

comment on table post_watches is 'dist:local when each watched post is asked for next, and who is at it';

comment on column post_watches.owner is 'the creator, once known: posts of one are asked for together';

comment on column post_watches.born_at is 'when it was published; until that is known, when watching began';

comment on column post_watches.batch is 'who is at it; in no index and no condition of one, so that taking it writes none';

create index post_watches_due on post_watches (platform, due_at);

create index post_watches_owner on post_watches (owner) where owner is not null;

create table post_batches (
  id text collate "C" not null,
  platform platform not null,
  keys text[] not null,
  leased_until timestamptz not null,
  constraint post_batches_pk primary key (id)
);

comment on table post_batches is 'dist:local posts that one worker asks for together, and until when they are its own';

create table watched_tags (
  tag text collate "C" not null,
  watchers integer not null,
  due_at timestamptz not null,
  looked_at timestamptz,
  leased_until timestamptz,
  constraint watched_tags_pk primary key (tag)
);

comment on table watched_tags is 'dist:local hashtags that open projects of any team follow, in lower case without #';

create table tag_finds (
  tag text collate "C" not null,
  key text collate "C" not null,
  platform platform not null,
  url text not null,
  creator_id bigint,
  published_at timestamptz not null,
  found_at timestamptz not null,
  constraint tag_finds_pk primary key (tag, key)
);

comment on table tag_finds is 'dist:tag posts with a hashtag that is followed';

create index tag_finds_published on tag_finds (tag, published_at);

-- Creators that a project follows are looked at four times a day.
alter table creator_interest add column monitors integer not null default 0;

alter table creator_interest_changes drop constraint creator_interest_changes_kind;

alter table creator_interest_changes add constraint creator_interest_changes_kind check (kind in ('list', 'campaign', 'monitor', 'view'));

alter table refresh_queue drop constraint refresh_queue_reason;

alter table refresh_queue add constraint refresh_queue_reason check (reason in ('asked', 'monitor', 'campaign', 'list', 'viewed', 'age'));
