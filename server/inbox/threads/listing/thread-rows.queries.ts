import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

/** Returns conversations with their related data, in no order. */
export function threadRows(db: Db, teamId: number, ids: readonly number[]) {
  return db
    .selectFrom('inbox_threads as t')
    .leftJoin('mail_senders as s', join =>
      join.onRef('s.team_id', '=', 't.team_id').onRef('s.id', '=', 't.sender_id'),
    )
    .leftJoin('mail_tasks as k', join =>
      join.onRef('k.team_id', '=', 't.team_id').onRef('k.id', '=', 't.task_id'),
    )
    .leftJoin('accounts as a', join =>
      join.onRef('a.team_id', '=', 't.team_id').onRef('a.id', '=', 't.assigned_to'),
    )
    .selectAll('t')
    .select(['s.address as sender', 'k.name as task', 'a.nickname as assignee'])
    .select(
      sql<number[]>`array(
        select l.label_id from inbox_thread_labels l
        where l.team_id = t.team_id and l.thread_id = t.id order by l.label_id
      )`.as('labels'),
    )
    .where('t.team_id', '=', teamId)
    .where('t.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type ThreadRecord = Awaited<ReturnType<typeof threadRows>>[number];

export function creatorFaces(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('creators')
    .select(['id', 'platform', 'handle', 'name', 'avatar_url'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

export type CreatorFace = Awaited<ReturnType<typeof creatorFaces>>[number];
