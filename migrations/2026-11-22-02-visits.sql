create table visits (
  team_id bigint not null,
  id bigint generated always as identity,
  link_id bigint not null,
  at timestamptz not null,
  day date not null,
  visitor uuid not null,
  is_by_cookie boolean not null,
  is_new boolean not null,
  bot_reason text not null default '',
  is_bot boolean not null generated always as (bot_reason <> '') stored,
  region text not null default '',
  system text not null default '',
  system_version text not null default '',
  browser text not null default '',
  browser_version text not null default '',
  device text not null default '',
  app text not null default '',
  referrer text not null default '',
  is_by_qr boolean not null default false,
  recipient_id bigint,
  creator_id bigint,
  ip inet,
  constraint visits_pk primary key (team_id, id)
);

comment on table visits is 'dist:team_id every answered redirect, until the retention of the team is over';

comment on column visits.day is 'of the team when it came: figures by day rest on it';

comment on column visits.visitor is 'a pseudonym for this team only, of the cookie, else of address and agent (product §8); people and programs never share one';

comment on column visits.region is 'country, and in China province and city: US, CN/广东/深圳; empty: not known';

create index visits_of_link on visits (team_id, link_id, is_bot, at desc, id desc);

create index visits_of_team on visits (team_id, is_bot, at desc, id desc);

alter table visits enable row level security;

create policy visits_own on visits using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

-- Rows that are counted up find room on their own page, so that no index has to be told.
create table link_visitors (
  team_id bigint not null,
  link_id bigint not null,
  visitor uuid not null,
  is_bot boolean not null,
  days date[] not null,
  constraint link_visitors_pk primary key (team_id, link_id, visitor)
) with (fillfactor = 70);

comment on table link_visitors is 'dist:team_id who followed a link, on which days, in their order: the truth for new and old, and for unique visitors';

alter table link_visitors enable row level security;

create policy link_visitors_own on link_visitors using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table link_days (
  team_id bigint not null,
  link_id bigint not null,
  is_bot boolean not null,
  day date not null,
  pv bigint not null,
  uv bigint not null,
  new_visitors bigint not null,
  constraint link_days_pk primary key (team_id, link_id, is_bot, day)
) with (fillfactor = 70);

comment on table link_days is 'dist:team_id visits and visitors of a link by day';

alter table link_days enable row level security;

create policy link_days_own on link_days using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table link_returns (
  team_id bigint not null,
  link_id bigint not null,
  is_bot boolean not null,
  day date not null,
  before date not null,
  visitors bigint not null,
  constraint link_returns_pk primary key (team_id, link_id, is_bot, day, before)
) with (fillfactor = 70);

comment on table link_returns is 'dist:team_id how many visitors of a day were last there on which day before: unique visitors of any range are those of its days who were last there before it began';

comment on column link_returns.before is '-infinity: never';

alter table link_returns enable row level security;

create policy link_returns_own on link_returns using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table link_day_parts (
  team_id bigint not null,
  link_id bigint not null,
  is_bot boolean not null,
  part text not null,
  day date not null,
  value text not null,
  pv bigint not null,
  new_visitors bigint not null,
  constraint link_day_parts_pk primary key (team_id, link_id, is_bot, part, day, value)
) with (fillfactor = 70);

comment on table link_day_parts is 'dist:team_id visits of a link by day in parts: regions, systems, referrers…';

alter table link_day_parts enable row level security;

create policy link_day_parts_own on link_day_parts using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

create table visit_journals (
  team_id bigint not null,
  journal uuid not null,
  position bigint not null,
  at timestamptz not null,
  constraint visit_journals_pk primary key (team_id, journal)
);

comment on table visit_journals is 'dist:team_id how far the journal of an edge process is stored: written with the visits, so that none is stored twice';

alter table visit_journals enable row level security;

create policy visit_journals_own on visit_journals using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);
