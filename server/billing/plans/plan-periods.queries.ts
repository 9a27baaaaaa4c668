import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { OrderTables } from '../../core/db/schema/orders-tables.ts';

/** Periods that are not over at a moment and were not revoked. */
export function livePeriods(db: Db, teamId: number, at: Date) {
  return db
    .selectFrom('plan_periods')
    .select(['id', 'order_id', 'plan', 'fen', 'begins_at', 'ends_at', 'given_at'])
    .where('team_id', '=', teamId)
    .where('ended_at', 'is', null)
    .where(or => or.or([or('ends_at', 'is', null), or('ends_at', '>', at)]))
    .orderBy('begins_at')
    .orderBy('id')
    .execute();
}

export async function insertPeriod(db: Db, row: Insertable<OrderTables['plan_periods']>): Promise<void> {
  await db.insertInto('plan_periods').values(row).execute();
}

export async function updatePeriod(
  db: Db,
  { teamId, id }: { teamId: number; id: number },
  change: Updateable<OrderTables['plan_periods']>,
): Promise<void> {
  await db
    .updateTable('plan_periods')
    .set(change)
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

/** All periods of a team, newest first. */
export function listPeriods(db: Db, teamId: number, max: number) {
  return db
    .selectFrom('plan_periods as p')
    .leftJoin('orders as o', join =>
      join.onRef('o.team_id', '=', 'p.team_id').onRef('o.id', '=', 'p.order_id'),
    )
    .select(['p.plan', 'p.fen', 'p.begins_at', 'p.ends_at', 'p.ended_at', 'p.reason', 'o.number'])
    .where('p.team_id', '=', teamId)
    .orderBy('p.id', 'desc')
    .limit(max)
    .execute();
}

/** Inserts a reminder once per end and distance. @returns false if it exists */
export async function insertReminder(
  db: Db,
  row: Insertable<OrderTables['plan_reminders']>,
): Promise<boolean> {
  const inserted = await db
    .insertInto('plan_reminders')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .returning('days')
    .executeTakeFirst();
  return inserted !== undefined;
}
