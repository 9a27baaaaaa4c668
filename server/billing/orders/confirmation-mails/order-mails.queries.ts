import type { Updateable } from 'kysely';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { Db } from '../../../core/db/database.ts';
import type { OrderTables } from '../../../core/db/schema/orders-tables.ts';
import type { OrderIds } from '../queries.ts';

export const findOrderMail = (db: Db, { teamId, orderId }: OrderIds) =>
  db
    .selectFrom('order_mails')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** Sets the confirmation address of an unpaid order; empty for none. */
export async function putOrderMail(
  db: Db,
  { teamId, orderId }: OrderIds,
  { address, lang }: { address: string; lang: Lang },
): Promise<void> {
  if (address === '') {
    await db
      .deleteFrom('order_mails')
      .where('team_id', '=', teamId)
      .where('order_id', '=', orderId)
      .execute();
    return;
  }
  await db
    .insertInto('order_mails')
    .values({ team_id: teamId, order_id: orderId, address, lang })
    .onConflict(conflict => conflict.columns(['team_id', 'order_id']).doUpdateSet({ address, lang }))
    .execute();
}

export async function updateOrderMail(
  db: Db,
  { teamId, orderId }: OrderIds,
  change: Updateable<OrderTables['order_mails']>,
): Promise<void> {
  await db
    .updateTable('order_mails')
    .set(change)
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .execute();
}

/** The address of the team's latest order with one; empty if none. */
export async function lastMailAddress(db: Db, teamId: number): Promise<string> {
  const row = await db
    .selectFrom('order_mails')
    .select('address')
    .where('team_id', '=', teamId)
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.address ?? '';
}
