create table ads (
  id bigint generated always as identity,
  platform platform not null,
  library_id text collate "C" not null,
  is_sample boolean not null default false,
  advertiser_id text collate "C" not null,
  advertiser text not null,
  advertiser_key text collate "C" not null,
  paid_by text not null default '',
  first_shown_on date not null,
  last_shown_on date not null,
  is_active boolean not null,
  reach_text text not null default '',
  reach bigint,
  regions text[] not null default '{}',
  first_seen_on date not null,
  seen_at timestamptz not null,
  asked_at timestamptz,
  detailed_at timestamptz,
  is_kept boolean not null default false,
  constraint ads_pk primary key (id),
  constraint ads_by_library_id unique (platform, library_id)
) with (fillfactor = 80);

comment on table ads is 'dist:local ads as the official libraries tell of them; one worker at a time writes them';

comment on column ads.advertiser_key is 'as contract/brand-key.ts folds it, so that it meets the brands of posts';

comment on column ads.reach is 'reach_text as a number, the lower end of a range; null where nothing is told';

comment on column ads.regions is 'countries in which it was found';

comment on column ads.asked_at is 'when somebody last opened or kept it: its reach by country is asked for';

comment on column ads.is_kept is 'some team keeps it: it is never forgotten';

create index ads_by_advertiser on ads (platform, advertiser_id);

create index ads_named on ads using gin (advertiser_key gin_trgm_ops);

create index ads_shown on ads (platform, last_shown_on);

create index ads_asked on ads (asked_at) where asked_at is not null;

create table ad_reach (
  ad_id bigint not null,
  region text collate "C" not null,
  day date not null,
  reach_text text not null,
  reach bigint,
  constraint ad_reach_pk primary key (ad_id, region, day)
);

comment on table ad_reach is 'dist:local what was told of the reach of an ad, the last of each day (UTC); region ALL: everywhere together';

create table ad_libraries (
  source text not null,
  day date,
  free_at timestamptz,
  fault text,
  leased_until timestamptz,
  fetched_at timestamptz,
  ranked_at timestamptz,
  has_news boolean not null default false,
  constraint ad_libraries_pk primary key (source)
);

comment on table ad_libraries is 'dist:local how far fetching from a library is, who is at it, and why it waits';

comment on column ad_libraries.has_news is 'something was fetched that is in no ranking yet';

comment on column ad_libraries.free_at is 'not before; without a fault: there is nothing more to ask until then';

insert into ad_libraries (source) values ('tiktok_ads');

create table ad_searches (
  source text not null,
  day date not null,
  place integer not null,
  country text not null,
  least_reach text,
  most_reach text,
  words text,
  next text,
  pages integer not null default 0,
  found integer not null default 0,
  restarts integer not null default 0,
  ended_at timestamptz,
  fault text,
  constraint ad_searches_pk primary key (source, day, place)
);

comment on table ad_searches is 'dist:local what a library is asked on a day (UTC), in this order, and how far each search is';

create table ad_words (
  words text collate "C" not null,
  asked_at timestamptz not null,
  constraint ad_words_pk primary key (words)
);

comment on table ad_words is 'dist:local names of advertisers that were searched for, by whomever, folded';

create table ad_editions (
  platform platform not null,
  days smallint not null,
  region text collate "C" not null,
  day date not null,
  considered integer not null,
  made_at timestamptz not null,
  constraint ad_editions_pk primary key (platform, days, region, day)
);

comment on table ad_editions is 'dist:local rankings of ads as they were made, the last of each day; region ALL: everywhere together';

create table ad_places (
  platform platform not null,
  days smallint not null,
  region text collate "C" not null,
  day date not null,
  rank smallint not null,
  ad_id bigint not null,
  score bigint not null,
  why jsonb not null,
  constraint ad_places_pk primary key (platform, days, region, day, rank)
);

comment on table ad_places is 'dist:local places in the rankings of ads';

create index ad_places_of_ad on ad_places (ad_id, days, region, day);

create table saved_ads (
  team_id bigint not null,
  ad_id bigint not null,
  account_id bigint not null,
  saved_at timestamptz not null,
  constraint saved_ads_pk primary key (team_id, ad_id)
);

comment on table saved_ads is 'dist:team_id ads on the board of a team';

create index saved_ads_newest on saved_ads (team_id, saved_at desc);

alter table saved_ads enable row level security;

create policy saved_ads_own on saved_ads using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
