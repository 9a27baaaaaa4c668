-- A browser is known by its cookie once it sends the cookie back. Until then address and agent say who visits, and only
-- for the day. The first cookie that comes back keeps the visitor under which it was given; others that were given to
-- the same address and agent on that day are visitors of their own.
create table visitor_cookies (
  team_id bigint not null,
  cookie uuid not null,
  visitor uuid not null,
  is_returned boolean not null,
  day date not null,
  constraint visitor_cookies_pk primary key (team_id, cookie)
) with (fillfactor = 70);

comment on table visitor_cookies is 'dist:team_id which visitor a cookie stands for: until it comes back, the one of the address, agent and day to which it was given';

comment on column visitor_cookies.cookie is 'a pseudonym for this team only, as visits.visitor';

comment on column visitor_cookies.day is 'of the team when it was first seen: one that never comes back is forgotten with the visits of that day';

create index visitor_cookies_returned on visitor_cookies (team_id, visitor) where is_returned;

create index visitor_cookies_waiting on visitor_cookies (team_id, day) where not is_returned;

alter table visitor_cookies enable row level security;

create policy visitor_cookies_own on visitor_cookies using (team_id = nullif(current_setting('app.team_id', true), '')::bigint);

alter table link_visitors add column is_by_cookie boolean not null default false;

comment on column link_visitors.is_by_cookie is 'the visitor has sent a cookie back';

alter table link_returns add column is_by_cookie boolean not null default false;

alter table link_returns drop constraint link_returns_pk;

alter table link_returns
  add constraint link_returns_pk primary key (team_id, link_id, is_bot, is_by_cookie, day, before);

comment on column visits.is_by_cookie is 'the browser sent its cookie back; until 2026-12-05 also where it was only given one';

comment on column visits.visitor is 'a pseudonym for this team only, of the cookie, else of address, agent and day; people and programs never share one';

-- Of the visitors until now, those have sent their cookie back who came more than once.
with
  returned as (
    update link_visitors v
    set is_by_cookie = true
    from (
      select team_id, visitor from visits where is_by_cookie group by team_id, visitor having count(*) > 1
    ) c
    where v.team_id = c.team_id and v.visitor = c.visitor
    returning v.team_id, v.link_id, v.visitor, v.is_bot, v.days
  ),
  placed as (
    select
      team_id, link_id, is_bot, day,
      coalesce(lag(day) over (partition by team_id, link_id, visitor order by day), '-infinity') as before
    from returned cross join unnest(days) as day
  ),
  counted as (
    select team_id, link_id, is_bot, day, before, count(*) as visitors
    from placed
    group by team_id, link_id, is_bot, day, before
  ),
  fewer as (
    update link_returns r
    set visitors = r.visitors - c.visitors
    from counted c
    where r.team_id = c.team_id and r.link_id = c.link_id and r.is_bot = c.is_bot
      and r.day = c.day and r.before = c.before
  )
insert into link_returns (team_id, link_id, is_bot, is_by_cookie, day, before, visitors)
select team_id, link_id, is_bot, true, day, before, visitors from counted;

alter table link_visitors alter column is_by_cookie drop default;

alter table link_returns alter column is_by_cookie drop default;
