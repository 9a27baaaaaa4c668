import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { PastedAddress } from '../../../../contract/core/mail/pasted-addresses.ts';

export interface DraftOf {
  teamId: number;
  taskId: number;
}

export async function countRecipients(db: Db, { teamId, taskId }: DraftOf): Promise<number> {
  const { count } = await db
    .selectFrom('mail_recipients')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns those ids that are creators, in their order. */
export async function knownCreators(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from unnest(${ids}::bigint[]) with ordinality as given (id, place)
    join creators c on c.id = given.id
    order by given.place`.execute(db);
  return rows.map(row => row.id);
}

/** Existing recipients stay as they are. @returns how many were added */
export async function insertCreators(db: Db, of: DraftOf, ids: readonly number[]): Promise<number> {
  const { rows } = await sql`
    insert into mail_recipients (team_id, task_id, creator_id, address)
    select ${of.teamId}::bigint, ${of.taskId}::bigint, id, ''
    from unnest(${ids}::bigint[]) with ordinality as given (id, place)
    order by place
    on conflict (team_id, creator_id, task_id) where creator_id is not null do nothing
    returning id`.execute(db);
  return rows.length;
}

/**
 * Inserts pasted addresses that are not there yet. An address that the team has unlocked becomes its creator; of
 * several creators, the first. @returns how many were added
 */
export async function insertPasted(db: Db, of: DraftOf, pasted: readonly PastedAddress[]): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    insert into mail_recipients (team_id, task_id, creator_id, address, name)
    select ${of.teamId}::bigint, ${of.taskId}::bigint, owner.creator_id, given.address, given.name
    from unnest(${pasted.map(({ address }) => address)}::text[], ${pasted.map(({ name }) => name)}::text[])
      with ordinality as given (address, name, place)
    left join (
      select address, min(creator_id) as creator_id from unlocked_addresses
      where team_id = ${of.teamId} and address = any (${pasted.map(({ address }) => address)}::text[])
      group by address
    ) owner on owner.address = given.address
    where not exists (
      select from mail_recipients r
      where r.team_id = ${of.teamId} and r.task_id = ${of.taskId} and r.address = given.address
    )
    order by given.place
    on conflict (team_id, creator_id, task_id) where creator_id is not null do nothing
    returning address`.execute(db);
  return rows.map(({ address }) => address);
}

/** @param ids null means all. @returns how many were removed */
export async function deleteRecipients(
  db: Db,
  { teamId, taskId }: DraftOf,
  ids: readonly number[] | null,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_recipients')
    .where('team_id', '=', teamId)
    .where('task_id', '=', taskId)
    .$if(ids !== null, query => query.where('id', '=', sql<number>`any(${ids}::bigint[])`))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns how creators are displayed as recipients. */
export function creatorFaces(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('creators')
    .select(['id', 'platform', 'handle', 'name', 'avatar_url', 'region'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type CreatorFace = Awaited<ReturnType<typeof creatorFaces>>[number];
