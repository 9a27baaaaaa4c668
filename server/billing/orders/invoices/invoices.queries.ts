import type { Insertable } from 'kysely';
import type { InvoiceState } from '../../../../contract/billing/order-kinds.ts';
import type { Db } from '../../../core/db/database.ts';
import type { OrderTables } from '../../../core/db/schema/orders-tables.ts';
import type { OrderIds } from '../queries.ts';

export const findInvoice = (db: Db, { teamId, orderId }: OrderIds) =>
  db
    .selectFrom('invoice_requests')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();

export async function putInvoice(db: Db, row: Insertable<OrderTables['invoice_requests']>): Promise<void> {
  const { team_id: _team, order_id: _order, ...values } = row;
  await db
    .insertInto('invoice_requests')
    .values(row)
    .onConflict(conflict => conflict.columns(['team_id', 'order_id']).doUpdateSet(values))
    .execute();
}

export async function settleInvoiceRow(
  db: Db,
  { teamId, orderId }: OrderIds,
  settled: { state: InvoiceState; note: string; at: Date },
): Promise<void> {
  await db
    .updateTable('invoice_requests')
    .set({ state: settled.state, note: settled.note, settled_at: settled.at })
    .where('team_id', '=', teamId)
    .where('order_id', '=', orderId)
    .execute();
}
