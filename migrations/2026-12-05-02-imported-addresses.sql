-- What a team imports is the team's. Addresses from its lists of creators were written into the catalogue, where every
-- team could unlock them. They become addresses of that team, and leave the catalogue.
alter table unlocked_addresses add column imported_at timestamptz;

alter table unlocked_addresses add column preferred_at timestamptz;

comment on table unlocked_addresses is 'dist:team_id contact addresses that the team may see, for ever: unlocked, given by the creator, or imported by the team';

comment on column unlocked_addresses.imported_at is 'when the team imported it: the team may see it whether or not the catalogue has it';

comment on column unlocked_addresses.preferred_at is 'when the team chose it among several addresses of the creator';

create unique index unlocked_addresses_preferred on unlocked_addresses (team_id, creator_id) where preferred_at is not null;

create index unlocked_addresses_own on unlocked_addresses (team_id, creator_id) where imported_at is not null or confirmed_at is not null;

-- An address belongs to every team whose file names it for this creator.
insert into unlocked_addresses (team_id, creator_id, address, unlocked_by, unlocked_at, imported_at)
select distinct on (i.team_id, a.creator_id, a.address)
  i.team_id, a.creator_id, a.address, i.account_id, stated.at, stated.at
from list_imports i
join list_import_rows r on r.team_id = i.team_id and r.import_id = i.id
join contact_addresses a on a.creator_id = r.creator_id
cross join lateral (
  select coalesce(i.finished_at, i.started_at, i.created_at) as at,
    regexp_split_to_array(
      regexp_replace(
        replace(lower(normalize(r.cells[(i.mapping ->> 'email')::int + 1], nfkc)), '。', '.'),
        '[([{<](at|@)[])}>]|#at#', '@', 'g'),
      '[\s,;、]+') as addresses
) stated
where i.mapping ->> 'email' is not null and a.address = any (stated.addresses)
order by i.team_id, a.creator_id, a.address, stated.at
on conflict (team_id, creator_id, address) do update set imported_at = excluded.imported_at;

-- The catalogue got an address from an import if it was found while an import ran that names one for this creator (one
-- that broke off ran for a day at most), or if nothing but imports ever named the creator. What no file names any more is seen by nobody until it is stated again.
with imported as materialized (
  select r.creator_id, i.started_at as since, coalesce(i.finished_at, i.started_at + interval '1 day') as until
  from list_imports i
  join list_import_rows r on r.team_id = i.team_id and r.import_id = i.id
  where r.creator_id is not null and i.mapping ->> 'email' is not null
    and trim(r.cells[(i.mapping ->> 'email')::int + 1]) <> ''
), brought as materialized (
  select a.creator_id, a.address
  from contact_addresses a
  join imported i on i.creator_id = a.creator_id and a.found_at between i.since and i.until
  where a.source = 'stated' and a.via is null
  union
  select a.creator_id, a.address
  from contact_addresses a
  join creators c on c.id = a.creator_id
  where a.source = 'stated' and a.via is null and c.source = 'list-import'
), removed as (
  delete from contact_addresses a using brought b
  where a.creator_id = b.creator_id and a.address = b.address
)
update creators c set has_email = false
where c.id in (select creator_id from brought) and not exists (
  select from contact_addresses a
  where a.creator_id = c.id
    and not exists (select from brought b where b.creator_id = a.creator_id and b.address = a.address)
);
