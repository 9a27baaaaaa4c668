import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { asTeam } from '../tenant.ts';
import type { DueKind } from './due-kinds.ts';

export interface DueWork {
  teamId: number;
  id: number;
}

/** Sets when something of a team is due, in the caller's transaction. One row per subject: the last call counts. */
export async function putDue(db: Db, kind: DueKind, { teamId, id }: DueWork, dueAt: Date): Promise<void> {
  await db
    .insertInto('due_work')
    .values({ kind, team_id: teamId, id, due_at: dueAt })
    .onConflict(conflict =>
      conflict
        .columns(['kind', 'team_id', 'id'])
        .doUpdateSet(set => ({ due_at: set.ref('excluded.due_at') })),
    )
    .execute();
}

/** Sets or, with null, removes when several things of one subject are due, in the caller's transaction. */
export async function setDue(
  db: Db,
  { teamId, id }: DueWork,
  moments: Partial<Record<DueKind, Date | null>>,
): Promise<void> {
  const rows = Object.entries(moments).map(([kind, at]) => ({ kind: kind as DueKind, due_at: at }));
  const due = rows.flatMap(({ kind, due_at }) => (due_at ? [{ kind, team_id: teamId, id, due_at }] : []));
  const kinds = rows.flatMap(({ kind, due_at }) => (due_at ? [] : [kind]));
  if (due.length) {
    await db
      .insertInto('due_work')
      .values(due)
      .onConflict(conflict =>
        conflict
          .columns(['kind', 'team_id', 'id'])
          .doUpdateSet(set => ({ due_at: set.ref('excluded.due_at') })),
      )
      .execute();
  }
  for (const kind of kinds) await dropDue(db, kind, { teamId, id });
}

/** Works like `putDue`, but keeps a time that was set before, without waiting for a lock on its row. */
export async function putDueOnce(db: Db, kind: DueKind, { teamId, id }: DueWork, dueAt: Date): Promise<void> {
  await db
    .insertInto('due_work')
    .values({ kind, team_id: teamId, id, due_at: dueAt })
    .onConflict(conflict => conflict.columns(['kind', 'team_id', 'id']).doNothing())
    .execute();
}

export async function dropDue(db: Db, kind: DueKind, { teamId, id }: DueWork): Promise<void> {
  await db
    .deleteFrom('due_work')
    .where('kind', '=', kind)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

const batch = 500;

/**
 * Does what is due by `at`, one by one, each in a transaction of its team that also claims it: after a crash or a
 * failure it is still due. Failures are thrown when the others are done. No two workers take the same subject.
 * @returns how many were done, at most `most`
 */
export async function processDue(
  pool: Db,
  kind: DueKind,
  at: Date,
  work: (db: Db, due: DueWork) => Promise<void>,
  max = batch,
): Promise<number> {
  const rows = await pool
    .selectFrom('due_work')
    .select(['team_id', 'id'])
    .where('kind', '=', kind)
    .where('due_at', '<=', at)
    .orderBy('due_at')
    .limit(max)
    .execute();
  const failures: unknown[] = [];
  let done = 0;
  for (const row of rows) {
    const due = { teamId: row.team_id, id: row.id };
    await asTeam(pool, due.teamId, async db => {
      if (!(await claim(db, kind, due, at))) return;
      await work(db, due);
      done++;
    }).catch((error: unknown) => failures.push(error));
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${kind} failed`);
  return done;
}

async function claim(db: Db, kind: DueKind, { teamId, id }: DueWork, at: Date): Promise<boolean> {
  const { rows } = await sql`
    delete from due_work
    where (kind, team_id, id) in (
      select kind, team_id, id from due_work
      where kind = ${kind} and team_id = ${teamId} and id = ${id} and due_at <= ${at}
      for update skip locked
    )
    returning id`.execute(db);
  return rows.length > 0;
}
