import type { Insertable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OrderTables } from '../../../core/db/schema/orders-tables.ts';

export async function isTaken(db: Db, channel: string, noticeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_notices')
    .select('id')
    .where('channel', '=', channel)
    .where('notice_id', '=', noticeId)
    .where('outcome', '=', 'taken')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('payment_notices').where('at', '<', before).execute();
}

/** A notification received twice at once is recorded once. */
export async function insertNotice(db: Db, row: Insertable<OrderTables['payment_notices']>): Promise<void> {
  await db
    .insertInto('payment_notices')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
