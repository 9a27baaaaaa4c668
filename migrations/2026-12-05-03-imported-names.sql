-- A team's name for a creator that nobody knew was written into the catalogue, too. It becomes the team's, and the
-- catalogue calls the creator by its handle until a source names it.
alter table team_creators add column imported_name text;

comment on column team_creators.imported_name is 'what the team calls a creator that the catalogue has no name for';

-- A team keeps the name that its latest file has for a creator that became known by an import.
insert into team_creators (team_id, creator_id, imported_name, changed_at)
select distinct on (i.team_id, c.id) i.team_id, c.id, stated.name, i.created_at
from list_imports i
join list_import_rows r on r.team_id = i.team_id and r.import_id = i.id
join creators c on c.id = r.creator_id
cross join lateral (select left(trim(r.cells[(i.mapping ->> 'name')::int + 1]), 500) as name) stated
where i.mapping ->> 'name' is not null and stated.name <> '' and stated.name <> c.handle
  and (c.source = 'list-import' or c.name = stated.name and c.first_seen_at between i.created_at and coalesce(i.finished_at, 'infinity'))
order by i.team_id, c.id, i.created_at desc, r.row
on conflict (team_id, creator_id) do update set imported_name = excluded.imported_name;

-- The name goes out of the searched text as well, and out of the counts of its terms, which begin with the platform and N.
with renamed as materialized (
  select c.id, c.search_text
  from creators c
  where c.name <> c.handle and (
    c.source = 'list-import'
    or c.id in (
      select r.creator_id
      from list_imports i
      join list_import_rows r on r.team_id = i.team_id and r.import_id = i.id
      join creators b on b.id = r.creator_id
      where i.mapping ->> 'name' is not null
        and b.name = left(trim(r.cells[(i.mapping ->> 'name')::int + 1]), 500)
        and b.first_seen_at between i.created_at and coalesce(i.finished_at, 'infinity')
        and not exists (select from creator_provenance p where p.creator_id = b.id and p.fields ? 'name')
    )
  )
), terms as (
  select left(term, 2) as scope, substr(term, 3) as word, count(distinct id) as creators
  from renamed cross join unnest(string_to_array(search_text, ' ')) as term
  where term ~ '^[TYI]N'
  group by 1, 2
), counted as (
  update search_terms s set creators = s.creators - t.creators
  from terms t
  where s.scope = t.scope and s.word = t.word
)
update creators c set name = c.handle,
  search_text = coalesce(nullif(regexp_replace(r.search_text, ' [TYI]N[^ ]+', '', 'g'), ' '), '')
from renamed r
where c.id = r.id;

delete from search_terms where creators <= 0;
