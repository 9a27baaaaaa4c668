import { sql } from 'kysely';
import type { Db } from '../../core/db/database.ts';

export interface NoticeToDeliver {
  orderNumber: string;
  notifyUrl: string;
  body: string;
  dueAt: Date;
  /** How many more times it is delivered although it was accepted. */
  again: number;
}

export async function insertNotice(db: Db, notice: NoticeToDeliver): Promise<void> {
  await db
    .insertInto('sandbox_notices')
    .values({
      order_number: notice.orderNumber,
      notify_url: notice.notifyUrl,
      body: notice.body,
      due_at: notice.dueAt,
      again: notice.again,
    })
    .execute();
}

/**
 * Claims due notifications, and postpones them to their next try at once, so that another worker continues if this one
 * dies.
 * @param options.pauses seconds between tries; after the last one it is given up
 */
export async function claimNotices(
  db: Db,
  { now, max, pauses }: { now: Date; max: number; pauses: readonly number[] },
): Promise<{ id: number; url: string; body: string; again: number }[]> {
  const due = db
    .selectFrom('sandbox_notices')
    .select('id')
    .where('delivered_at', 'is', null)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(max)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('sandbox_notices')
    .set({
      tries: sql<number>`tries + 1`,
      due_at: sql<Date | null>`${now}::timestamptz + (${[...pauses]}::int[])[tries + 1] * interval '1 second'`,
    })
    .where('id', 'in', due)
    .returning(['id', 'notify_url as url', 'body', 'again'])
    .execute();
}

export async function noteDelivery(
  db: Db,
  id: number,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<void> {
  await db
    .updateTable('sandbox_notices')
    .set({
      delivered_at: sql<Date>`case when again > 0 then null else ${now}::timestamptz end`,
      due_at: sql<Date | null>`case when again > 0 then ${nextAt}::timestamptz end`,
      again: sql<number>`greatest(again - 1, 0)`,
    })
    .where('id', '=', id)
    .execute();
}
