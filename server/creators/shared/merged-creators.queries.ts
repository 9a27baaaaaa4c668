import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { IdPair } from '../../core/db/move-references.ts';

const columnsOf = (pairs: readonly IdPair[]) =>
  [pairs.map(pair => pair.from), pairs.map(pair => pair.into)] as const;

/** Of two statuses the one that says more stays: the newer, and any instead of none. */
export async function takeBetterStatus(db: Db, teamId: number, pairs: readonly IdPair[]): Promise<void> {
  const [from, into] = columnsOf(pairs);
  await sql`
    update team_creators as own set status = old.status, contacted_at = old.contacted_at,
      contacted_by = old.contacted_by, changed_at = old.changed_at
    from team_creators as old
    join unnest(${from}::bigint[], ${into}::bigint[]) as pair (from_id, into_id) on pair.from_id = old.creator_id
    where own.team_id = ${teamId} and own.creator_id = pair.into_id and old.team_id = ${teamId}
      and old.status <> 'new' and (own.status = 'new' or own.changed_at < old.changed_at)`.execute(db);
}

/** A name that the team imported under one spelling stays. */
export async function takeImportedNames(db: Db, teamId: number, pairs: readonly IdPair[]): Promise<void> {
  const [from, into] = columnsOf(pairs);
  await sql`
    update team_creators as own set imported_name = old.imported_name
    from team_creators as old
    join unnest(${from}::bigint[], ${into}::bigint[]) as pair (from_id, into_id) on pair.from_id = old.creator_id
    where own.team_id = ${teamId} and own.creator_id = pair.into_id and old.team_id = ${teamId}
      and own.imported_name is null and old.imported_name is not null`.execute(db);
}

/**
 * Of the addresses that the team chose under several spellings the last choice stays. An address that it holds under
 * both is imported, given or chosen if it is so under either.
 */
export async function takeOwnAddresses(db: Db, teamId: number, pairs: readonly IdPair[]): Promise<void> {
  const [from, into] = columnsOf(pairs);
  await sql`
    with chosen as (
      select u.creator_id, u.address,
        row_number() over (partition by member.into_id order by u.preferred_at desc, u.creator_id) as place
      from unlocked_addresses as u
      join (
        select pair.from_id as creator_id, pair.into_id
        from unnest(${from}::bigint[], ${into}::bigint[]) as pair (from_id, into_id)
        union select kept.id, kept.id from unnest(${into}::bigint[]) as kept (id)
      ) as member on member.creator_id = u.creator_id
      where u.team_id = ${teamId} and u.preferred_at is not null
    )
    update unlocked_addresses as u set preferred_at = null
    from chosen
    where u.team_id = ${teamId} and u.creator_id = chosen.creator_id and u.address = chosen.address
      and chosen.place > 1`.execute(db);
  await sql`
    update unlocked_addresses as own set imported_at = coalesce(own.imported_at, old.imported_at),
      confirmed_at = coalesce(own.confirmed_at, old.confirmed_at),
      preferred_at = coalesce(own.preferred_at, old.preferred_at)
    from unlocked_addresses as old
    join unnest(${from}::bigint[], ${into}::bigint[]) as pair (from_id, into_id) on pair.from_id = old.creator_id
    where own.team_id = ${teamId} and own.creator_id = pair.into_id and own.address = old.address
      and old.team_id = ${teamId}`.execute(db);
}

/** Counts again in how many lists the creators are, and how many are in these lists. */
export async function countMembers(db: Db, teamId: number, pairs: readonly IdPair[]): Promise<void> {
  const [from, into] = columnsOf(pairs);
  const { rows } = await sql<{ since: Date }>`
    delete from favourites where team_id = ${teamId} and creator_id = any(${from}::bigint[]) returning since`.execute(
    db,
  );
  if (!rows.length) return;
  await sql`
    insert into favourites (team_id, creator_id, lists, since)
    select team_id, creator_id, count(*), min(added_at) from list_members
    where team_id = ${teamId} and creator_id = any(${into}::bigint[]) group by team_id, creator_id
    on conflict (team_id, creator_id) do update set
      lists = excluded.lists, since = least(favourites.since, excluded.since)`.execute(db);
  await sql`
    update lists set members = (
      select count(*) from list_members as m where m.team_id = lists.team_id and m.list_id = lists.id)
    where team_id = ${teamId} and exists (
      select from list_members as m
      where m.team_id = lists.team_id and m.list_id = lists.id and m.creator_id = any(${into}::bigint[]))`.execute(
    db,
  );
}

/** Counts the members of every list again where the number is another. */
export async function recountMembers(db: Db, teamId: number): Promise<void> {
  await sql`
    update lists set members = counted.members
    from (
      select l.id, count(m.creator_id) as members
      from lists l left join list_members m on m.team_id = l.team_id and m.list_id = l.id
      where l.team_id = ${teamId} group by l.id
    ) as counted
    where lists.team_id = ${teamId} and lists.id = counted.id and lists.members <> counted.members`.execute(
    db,
  );
}
