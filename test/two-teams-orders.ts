import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { putInvoice } from '../server/features/orders/invoices.queries.ts';
import { putOrderMail } from '../server/features/orders/order-mails.queries.ts';
import { insertPayment, insertRefund } from '../server/features/orders/money.queries.ts';
import { insertEvent, insertOrder } from '../server/features/orders/queries.ts';
import { insertPeriod, insertReminder } from '../server/features/plans/plan-periods.queries.ts';
import { keepLetter } from '../server/features/sandbox-letters/service.ts';
import type { Account } from './two-teams.ts';

/** An order that was paid, its time, its invoice, and money that goes back. The plan of the team stays. */
export async function fillOrders(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
  const at = ctx.now();
  await asTeam(db, teamId, async db => {
    const number = `ORDER${username}`.toUpperCase();
    const sum = { list_fen: 29_900, discount_fen: 0, credit_fen: 0, pay_fen: 29_900 };
    const orderId = await insertOrder(db, {
      team_id: teamId,
      number,
      plan: 'basic',
      months: 1,
      monthly_fen: 29_900,
      discount_bp: 0,
      ...sum,
      state: 'refunded',
      channel: 'wechat',
      payable_until: at,
      ordered_by: accountId,
      ordered_at: at,
      paid_at: at,
      transaction_id: username,
      payer: username,
    });
    const of = { team_id: teamId, order_id: orderId };
    const event = { ...of, at, cause: 'ordered', account_id: accountId } as const;
    await insertEvent(db, { ...event, from_state: 'created', to_state: 'created' });
    const payment = { ...of, transaction_id: username, channel: 'wechat', fen: 29_900 };
    await insertPayment(db, { ...payment, paid_at: at, known_at: at, is_honoured: true });
    await insertRefund(db, {
      ...of,
      number: `${number}R`,
      transaction_id: username,
      fen: 29_900,
      reason: 'byOperator',
      state: 'done',
      asked_by: accountId,
      asked_at: at,
      done_at: at,
    });
    const period = { ...of, plan: 'basic', fen: 29_900, begins_at: at, ends_at: at };
    await insertPeriod(db, { ...period, given_by: null, given_at: at, ended_at: at });
    await insertReminder(db, { team_id: teamId, ends_at: at, days: 7, reminded_at: at });
    await putOrderMail(db, { teamId, orderId }, { address: 'li@example.com', lang: 'zh' });
    const invoice = { kind: 'person', title: username, tax_number: '', email: 'li@example.com' } as const;
    await putInvoice(db, { ...of, ...invoice, requested_by: accountId, requested_at: at });
  });
  const letter = { subject: username, text: username, html: username, name: username };
  await keepLetter(db, { teamId, address: `${username}@example.com`, ...letter, at });
}
