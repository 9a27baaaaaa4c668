create extension if not exists pg_trgm;

create type platform as enum ('tiktok', 'youtube', 'instagram');

create table sources (
  code text not null,
  name_zh text not null,
  name_en text not null,
  constraint sources_pk primary key (code)
);

comment on table sources is 'dist:reference';

-- The columns that search reads row by row stand first: a row is unpacked only as far as needed.
create table creators (
  id bigint generated always as identity,
  platform platform not null,
  handle text not null,
  search_text text collate "C" not null default '',
  followers bigint,
  average_plays bigint,
  interaction_bp integer,
  plays_to_followers_bp integer,
  level smallint,
  has_email boolean not null default false,
  verified boolean,
  growth_bp integer,
  price_fen bigint,
  last_post_at timestamptz,
  region text collate "C",
  language text collate "C",
  category text,
  platform_id text,
  name text not null,
  homepage_url text not null default '',
  avatar_url text not null default '',
  bio text not null default '',
  region_basis text,
  language_basis text,
  tags text[] not null default '{}',
  tags_basis text,
  likes bigint,
  post_count bigint,
  analysis text not null default 'pending',
  median_plays bigint,
  percentile smallint,
  posts_per_week_centi integer,
  ad_posts integer,
  price_low_fen bigint,
  price_high_fen bigint,
  recent_plays bigint[] not null default '{}',
  source text not null,
  sample boolean not null default false,
  first_seen_at timestamptz not null,
  refreshed_at timestamptz not null,
  figures_at timestamptz,
  constraint creators_pk primary key (id),
  constraint creators_analysis check (analysis in ('pending', 'analysed', 'unanalysable')),
  constraint creators_level check (level between 1 and 5),
  constraint creators_region_basis check (region_basis in ('stated', 'assumed')),
  constraint creators_tags_basis check (tags_basis in ('stated', 'derived')),
  constraint creators_language_basis check (language_basis in ('stated', 'derived'))
);

comment on table creators is 'dist:id';

comment on column creators.bio is 'without e-mail addresses: those stand in contact_addresses, shown once unlocked';

comment on column creators.tags_basis is 'stated by the source, or derived from the hashtags of the newest posts';

comment on column creators.search_text is 'space-separated search terms, see contract/search-terms.ts';

comment on column creators.interaction_bp is 'interaction rate in hundredths of a percent';

comment on column creators.plays_to_followers_bp is 'ratio times 10,000';

alter table creators add constraint creators_source foreign key (source) references sources (code);

create table creator_keys (
  key text collate "C" not null,
  creator_id bigint not null,
  constraint creator_keys_pk primary key (key)
);

comment on table creator_keys is 'dist:key platform id or handle to creator id';

create index creator_keys_by_creator on creator_keys (creator_id);

create table posts (
  creator_id bigint not null,
  platform_post_id text collate "C" not null,
  url text not null default '',
  caption text not null default '',
  hashtags text[] not null default '{}',
  mentions text[] not null default '{}',
  cover_url text not null default '',
  duration_ms integer,
  published_at timestamptz not null,
  plays bigint,
  likes bigint,
  comments bigint,
  shares bigint,
  platform_sponsored boolean not null default false,
  caption_disclosed boolean not null default false,
  brand text,
  observed_at timestamptz not null,
  constraint posts_pk primary key (creator_id, platform_post_id)
);

comment on table posts is 'dist:creator_id no foreign key here and in the other tables by creator: checking it took five sixths of an import, and only the catalogue writes them, under the lock of the creator';

create index posts_newest on posts (creator_id, published_at desc, platform_post_id desc);

create table creator_snapshots (
  creator_id bigint not null,
  day date not null,
  followers bigint,
  likes bigint,
  post_count bigint,
  average_plays bigint,
  constraint creator_snapshots_pk primary key (creator_id, day)
);

comment on table creator_snapshots is 'dist:creator_id';

create table contact_addresses (
  creator_id bigint not null,
  address text not null,
  source text not null,
  found_at timestamptz not null,
  constraint contact_addresses_pk primary key (creator_id, address)
);

comment on table contact_addresses is 'dist:creator_id';

create table creator_figures (
  creator_id bigint not null,
  figures jsonb not null,
  computed_at timestamptz not null,
  constraint creator_figures_pk primary key (creator_id)
);

comment on table creator_figures is 'dist:creator_id';

create table figures_due (
  creator_id bigint not null,
  since timestamptz not null,
  constraint figures_due_pk primary key (creator_id)
);

comment on table figures_due is 'dist:local creators whose posts or snapshots changed since their figures were computed';

create table peer_brackets (
  platform platform not null,
  bracket smallint not null,
  creators integer not null,
  interaction_bp integer[] not null,
  median_plays_to_followers_bp integer,
  median_average_plays bigint,
  computed_at timestamptz not null,
  constraint peer_brackets_pk primary key (platform, bracket)
);

comment on table peer_brackets is 'dist:reference';

comment on column peer_brackets.interaction_bp is 'the 101 percentiles 0 to 100 of the interaction rate within the bracket';

create table base_prices (
  platform platform not null,
  cpm_fen integer not null,
  constraint base_prices_pk primary key (platform)
);

comment on table base_prices is 'dist:reference';

create table import_runs (
  id bigint generated always as identity,
  file_name text not null,
  content_hash text not null,
  mapping text not null,
  source text not null,
  file_path text not null,
  state text not null,
  rows_read bigint not null default 0,
  creators_written bigint not null default 0,
  posts_written bigint not null default 0,
  unchanged bigint not null default 0,
  refused bigint not null default 0,
  started_at timestamptz not null,
  finished_at timestamptz,
  failure text,
  constraint import_runs_pk primary key (id),
  constraint import_runs_state check (state in ('running', 'done', 'failed'))
);

comment on table import_runs is 'dist:local';

comment on column import_runs.rows_read is 'items of the file already committed: a resumed run leaves out so many';

create unique index import_runs_content on import_runs (content_hash, mapping, file_name);

create table import_refusals (
  run_id bigint not null,
  line bigint not null,
  col text not null default '',
  reason text not null,
  constraint import_refusals_pk primary key (run_id, line, col)
);

comment on table import_refusals is 'dist:local';

alter table import_refusals add constraint import_refusals_run foreign key (run_id) references import_runs (id) on delete cascade;

insert into sources (code, name_zh, name_en) values
  ('sample', '示例数据', 'Sample data'),
  ('file', '文件导入', 'File import');

insert into base_prices (platform, cpm_fen) values ('tiktok', 3000), ('youtube', 9000), ('instagram', 5000);
