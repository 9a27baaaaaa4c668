import { sql, type Insertable } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { OrderTables } from '../../../core/db/schema/orders-tables.ts';

export async function isCompared(db: Db, channel: string, day: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_bills')
    .select('day')
    .where('channel', '=', channel)
    .where('day', '=', sql<string>`${day}::date`)
    .executeTakeFirst();
  return row !== undefined;
}

/** If a bill is compared twice, the first result stays. */
export async function insertBill(db: Db, row: Insertable<OrderTables['payment_bills']>): Promise<void> {
  await db
    .insertInto('payment_bills')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .execute();
}
