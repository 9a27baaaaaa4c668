-- What would stop the schema from being distributed over several nodes, or open the wall between teams.
-- Each table says its place in its comment: dist:team_id, dist:<column>, dist:reference or dist:local.
-- One row a fault: the table, and what is wrong with it. No rows: clean. Plain PostgreSQL answers it.
with
  -- Tables that are asked before the team is known: a value and ids, no policy; and what more each may hold.
  asked_before_team (name, more) as (
    values
      ('public.usernames', '{}'::text[]),
      ('public.phones', '{}'),
      ('public.avatar_keys', '{}'),
      ('public.invitation_tokens', '{}'),
      ('public.scim_token_hashes', '{}'),
      ('public.report_tokens', '{}'),
      ('public.client_report_tokens', '{}'),
      ('public.collaboration_page_tokens', '{}'),
      ('public.creator_page_tokens', '{expires_at}'),
      -- Which projects are told when something of a post changes.
      ('public.post_watchers', '{}'),
      -- What every request must know before its team is set, in one round trip.
      ('public.session_tokens', '{role,permissions,is_operator,needs_factor,expires_at,rotated_at,rotation_salt}'),
      ('public.mail_file_keys', '{}'),
      ('public.sandbox_addresses', '{}'),
      ('public.short_codes', '{host}'),
      ('public.short_hosts', '{}'),
      ('public.sign_in_hosts', '{}'),
      ('public.order_numbers', '{}'),
      -- Money of all teams, for the operator and for the bills of gateways.
      ('public.money_moves', '{at,kind,reference,plan,channel,fen,order_number}'),
      ('public.due_work', '{due_at,leased_until,leased_by}')
  ),
  -- Schemas of a library that makes its own tables. pg-boss: its queue is local by nature, because a worker
  -- claims rows with SKIP LOCKED over all teams, which a distributed table refuses.
  library_schemas (name) as (
    values ('pgboss')
  ),
  tables as (
    select
      c.oid,
      n.nspname || '.' || c.relname as name,
      n.nspname in (select name from library_schemas) as is_library,
      c.relrowsecurity as has_row_security,
      case
        when n.nspname in (select name from library_schemas) then 'local'
        else substring(obj_description(c.oid, 'pg_class') from '^dist:(\w+)')
      end as place
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p')
      and not c.relispartition
      and n.nspname !~ '^pg_'
      and n.nspname <> 'information_schema'
  ),
  ours as (
    select * from tables where not is_library
  ),
  -- The distribution column of every table that has one; attnum is null where the column does not exist.
  distributed as (
    select t.*, a.attnum, a.attnotnull
    from ours t
    left join pg_attribute a on a.attrelid = t.oid and a.attname = t.place and not a.attisdropped
    where t.place not in ('reference', 'local')
  ),
  columns as (
    select
      t.oid, t.name, t.place, a.attname as column_name, a.atttypid as type, a.attidentity <> '' as is_identity,
      pg_get_expr(d.adbin, d.adrelid) as default_value
    from ours t
    join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
  ),
  keys as (
    select t.name, t.place, t.attnum, i.indkey::int2[] as key_columns, c.relname as key_name
    from distributed t
    join pg_index i on i.indrelid = t.oid and (i.indisunique or i.indisexclusion)
    join pg_class c on c.oid = i.indexrelid
  ),
  foreign_keys as (
    select
      k.conname, f.oid as from_oid, f.name as from_name, f.place as from_place, o.name as to_name,
      o.place as to_place, k.confdeltype, k.confupdtype,
      coalesce(d.attnum = any (k.conkey), false) as holds_distribution_column,
      exists (
        select from unnest(k.conkey, k.confkey) as pair (own, other)
        where pair.own = d.attnum and pair.other = e.attnum
      ) as pairs_distribution_columns
    from pg_constraint k
    join tables f on f.oid = k.conrelid
    join tables o on o.oid = k.confrelid
    left join distributed d on d.oid = f.oid
    left join distributed e on e.oid = o.oid
    where k.contype = 'f'
  ),
  policies as (
    select t.name, p.polname, concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) as condition
    from ours t
    join pg_policy p on p.polrelid = t.oid
    where t.place = 'team_id'
  )

select name as table_name, 'no dist: comment' as fault
from ours
where place is null

union all
select name, 'distribution column ' || place || ' is missing'
from distributed
where attnum is null

union all
select name, 'distribution column ' || place || ' may be null'
from distributed
where not attnotnull

union all
select name, 'key ' || key_name || ' lacks ' || place
from keys
where attnum is not null and not attnum = any (key_columns)

union all
-- int2vector counts from 0, and so does the array it is cast to.
select name, 'key ' || key_name || ' does not begin with team_id'
from keys
where place = 'team_id' and attnum = any (key_columns) and key_columns[0] <> attnum

union all
select name, 'no primary key'
from distributed t
where not exists (select from pg_index i where i.indrelid = t.oid and i.indisprimary)

union all
select from_name, 'foreign key ' || conname || ' to ' || to_name || ' does not pair the distribution columns'
from foreign_keys
where from_place not in ('reference', 'local') and to_place not in ('reference', 'local')
  and not (pairs_distribution_columns and (from_place = to_place or to_place = 'id'))

union all
select from_name, 'foreign key ' || conname || ' from a ' || from_place || ' table to the distributed ' || to_name
from foreign_keys
where from_place in ('reference', 'local') and to_place not in ('reference', 'local')

union all
select from_name, 'foreign key ' || conname || ' from a ' || from_place || ' table to the local ' || to_name
from foreign_keys
where from_place <> 'local' and to_place = 'local'

union all
-- n, d: set null and set default; c: a cascading update, which would move the row.
select from_name, 'foreign key ' || conname || ' changes ' || from_place
from foreign_keys
where holds_distribution_column and (confdeltype in ('n', 'd') or confupdtype in ('n', 'd', 'c'))

union all
select t.name, 'trigger ' || g.tgname
from ours t
join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal

union all
select name, 'identity ' || column_name || ' is not bigint'
from columns
where is_identity and type <> 'bigint'::regtype

union all
select name, column_name || ' is serial, not an identity'
from columns
where default_value like 'nextval(%'

union all
select name, column_name || ' takes time or randomness from the database'
from columns
where default_value ~* '\m(now|clock_timestamp|statement_timestamp|random|gen_random_uuid|uuidv[47])\(|current_(timestamp|date|time)'

union all
select name, 'team_id is not bigint'
from columns
where column_name = 'team_id' and type <> 'bigint'::regtype

union all
select name, 'row security is off'
from ours
where place = 'team_id' and not has_row_security

union all
select name, 'no policy'
from ours t
where place = 'team_id' and not exists (select from policies p where p.name = t.name)

union all
select name, 'policy ' || polname || ' does not compare team_id with app.team_id'
from policies
where condition !~ 'team_id = .*current_setting\(''app\.team_id'''

union all
select name, 'holds team_id but is not distributed by it, and is no known look-up table'
from columns
where column_name = 'team_id' and place <> 'team_id' and name not in (select name from asked_before_team)

union all
-- Without a policy, anybody's query reads it all: so there must be nothing to read.
select columns.name, 'look-up table holds ' || column_name || ', more than a value and ids'
from columns
join asked_before_team asked on asked.name = columns.name
where column_name not in (place, 'kind') and column_name <> all (asked.more)
  and not (column_name ~ '(^|_)id$' and type = 'bigint'::regtype)

union all
select name, 'is listed as a look-up table but does not exist'
from asked_before_team
where name not in (select name from ours)

order by table_name, fault
