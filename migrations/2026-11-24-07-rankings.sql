create table ranking_editions (
  id bigint generated always as identity,
  day date not null,
  as_of timestamptz not null,
  held_back text[] not null,
  made_at timestamptz,
  took_ms integer,
  constraint ranking_editions_pk primary key (id)
);

comment on table ranking_editions is 'dist:local all rankings as of a moment; the newest that is made is shown, the last of each day is kept for its history';

comment on column ranking_editions.held_back is 'sources from whose posts nothing might be computed when it was made';

comment on column ranking_editions.made_at is 'nothing: it is still written, or was given up';

create table rankings (
  edition_id bigint not null,
  kind text not null,
  platform platform not null,
  days smallint not null,
  region text collate "C" not null,
  category text collate "C" not null,
  considered bigint not null,
  held_back bigint not null,
  places json not null,
  details json not null,
  constraint rankings_pk primary key (edition_id, kind, platform, days, region, category),
  constraint rankings_kind check (kind in ('video', 'creator', 'tag'))
);

comment on table rankings is 'dist:local each ranking of an edition; an empty region or category: any';

comment on column rankings.places is '[[what it is, its score], …], the first place first; what it is: the id of a creator, with :post id, or a tag';

comment on column rankings.details is '[[day first seen, [the formula''s parts in the order of contract/ranking-kinds.ts]], …], as places';

create table ranking_tags (
  edition_id bigint not null,
  platform platform not null,
  tag text collate "C" not null,
  facts json not null,
  constraint ranking_tags_pk primary key (edition_id, platform, tag)
);

comment on table ranking_tags is 'dist:local what a tag''s own page shows, of every tag in some ranking';
