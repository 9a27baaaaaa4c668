create table team_base_prices (
  team_id bigint not null,
  platform platform not null,
  region_tier smallint not null default 0,
  category text not null default '',
  cpm_fen integer not null,
  changed_by bigint not null,
  changed_at timestamptz not null,
  constraint team_base_prices_pk primary key (team_id, platform, region_tier, category)
);

comment on table team_base_prices is 'dist:team_id what a thousand plays cost by the experience of a team, before the general rule of thumb';

alter table team_base_prices enable row level security;

create policy team_base_prices_own on team_base_prices using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table paid_prices (
  team_id bigint not null,
  id bigint generated always as identity,
  creator_id bigint not null,
  price_fen bigint not null,
  posts integer not null,
  paid_on date not null,
  note text not null default '',
  recorded_by bigint not null,
  recorded_at timestamptz not null,
  constraint paid_prices_pk primary key (team_id, id)
);

comment on table paid_prices is 'dist:team_id what a team really paid a creator';

create index paid_prices_of_creator on paid_prices (team_id, creator_id, paid_on desc, id desc);

alter table paid_prices enable row level security;

create policy paid_prices_own on paid_prices using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table saved_searches (
  team_id bigint not null,
  id bigint generated always as identity,
  account_id bigint not null,
  name text not null,
  platform platform not null,
  query text not null,
  seen_at timestamptz not null,
  created_at timestamptz not null,
  constraint saved_searches_pk primary key (team_id, id),
  constraint saved_searches_name unique (team_id, account_id, name)
);

comment on table saved_searches is 'dist:team_id searches that an account comes back to';

comment on column saved_searches.query is 'the address of the search, without page';

comment on column saved_searches.seen_at is 'who came into the catalogue later is new';

alter table saved_searches enable row level security;

create policy saved_searches_own on saved_searches using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table reports (
  team_id bigint not null,
  id bigint generated always as identity,
  title text not null,
  lang text not null,
  content jsonb not null,
  expires_at timestamptz not null,
  created_by bigint not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint reports_pk primary key (team_id, id)
);

comment on table reports is 'dist:team_id pages of creators that were shared, as they were then';

create index reports_newest on reports (team_id, created_at desc, id desc);

alter table reports enable row level security;

create policy reports_own on reports using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table report_tokens (
  token_hash bytea not null,
  team_id bigint not null,
  report_id bigint not null,
  constraint report_tokens_pk primary key (token_hash)
);

comment on table report_tokens is 'dist:token_hash which report a shared address shows';
