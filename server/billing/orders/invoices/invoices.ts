import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import { orderLimits } from '../../../../contract/billing/order-kinds.ts';
import type { requestInvoice } from '../../../../contract/billing/orders.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { findInvoice, putInvoice } from './invoices.queries.ts';
import { askForInvoice, idsOf } from '../move-order.ts';
import { lockOrder } from '../queries.ts';
import { requireOrder } from '../payments/pay-order.ts';

const taxNumber = new RegExp(`^[0-9A-Z]{${orderLimits.taxNumber.min},${orderLimits.taxNumber.max}}$`);
const wrongTaxNumber = {
  zh: '应为 15 至 20 位数字和大写字母',
  en: 'must be 15 to 20 digits and letters',
};

/**
 * Requests the invoice of a paid order; can be repeated until it is issued.
 * @throws AppError invalid_request for a company without a tax number, order_state
 */
export async function askInvoice(
  pool: Db,
  ctx: SignedIn,
  number: string,
  body: BodyOf<typeof requestInvoice>,
): Promise<void> {
  const tax = body.kind === 'company' ? body.taxNumber.toUpperCase() : '';
  if (body.kind === 'company' && !taxNumber.test(tax))
    throw new AppError('invalid_request', {}, [{ field: 'taxNumber', reason: wrongTaxNumber[ctx.lang] }]);
  const { teamId, accountId } = ctx.actor;
  const ids = idsOf(await requireOrder(pool, ctx, number));
  await asTeam(pool, teamId, async db => {
    const order = await lockOrder(db, ids);
    if (order?.state !== 'paid') throw new AppError('order_state');
    if ((await findInvoice(db, ids))?.state === 'issued') throw new AppError('order_state');
    await putInvoice(db, {
      team_id: teamId,
      order_id: order.id,
      kind: body.kind,
      title: body.title,
      tax_number: tax,
      email: body.email,
      state: 'requested',
      requested_by: accountId,
      requested_at: ctx.now(),
      settled_at: null,
      note: '',
    });
    await askForInvoice(db, ctx, order);
    await recordOperation(db, ctx, teamId, {
      action: 'order.invoice',
      subject: 'order',
      subjectId: order.id,
      subjectName: number,
    });
  });
}
