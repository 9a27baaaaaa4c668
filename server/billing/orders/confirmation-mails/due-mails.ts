import { realtimeCodes } from '../../../../contract/core/realtime-channel.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { processDueOnLease, type LeaseRound } from '../../../core/db/due-work/due-leases.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SmtpFault } from '../../../outside/mail-protocol/smtp/smtp-link.ts';
import type { SystemEmail, SystemMailer } from '../../../outside/mail-protocol/smtp/system-mail.ts';
import { announce } from '../../../core/realtime/announce.ts';
import { planNames } from '../../plans/service.ts';
import { orderMail } from './order-mail.ts';
import { findOrderMail, updateOrderMail } from './order-mails.queries.ts';
import { findOrder, findPeriodOf, findTeamNames, type OrderIds } from '../queries.ts';

const minute = 60_000;
/** Pauses after the first, second, … failed attempt; after the last, the mail is given up. */
const pauses = [1, 5, 30, 120, 360, 720].map(minutes => minutes * minute);
const round: LeaseRound = { kind: 'order.mail', leaseMs: 30_000, atOnce: 10, againMs: minute };
const longestFault = 300;

type World = Pick<MailServices, 'publicUrl' | 'system'>;

/** The confirmation mail of an order; null if it has none, or it was sent or withdrawn. */
function emailOf(pool: Db, ctx: Context, publicUrl: string, ids: OrderIds) {
  return asTeam(pool, ids.teamId, async db => {
    const mail = await findOrderMail(db, ids);
    const order = await findOrder(db, ids);
    if (mail?.state !== 'waiting' || !order?.paid_at) return null;
    if (order.state !== 'paid') {
      await updateOrderMail(db, ids, { state: 'failed' });
      return null;
    }
    const { name: teamName, time_zone: zone } = await findTeamNames(db, ids.teamId);
    const names = await planNames(db, mail.lang);
    const words = orderMail(mail.lang, {
      number: order.number,
      planName: names.get(order.plan) ?? order.plan,
      months: order.months,
      fen: order.pay_fen,
      paidAt: order.paid_at,
      period: await findPeriodOf(db, ids),
      teamName,
      zone,
      receiptUrl: `${publicUrl}/orderManage/receipt?number=${order.number}`,
    });
    const email: SystemEmail = {
      ...words,
      teamId: ids.teamId,
      address: mail.address,
      name: `paid.${order.number}`,
      at: ctx.now(),
    };
    return { email, tries: mail.tries + 1 };
  });
}

/** @returns why it was not accepted, and whether that is permanent; null if it was accepted */
async function send(mailer: SystemMailer, email: SystemEmail) {
  try {
    const delivery = await mailer.send(email);
    if (delivery.kind === 'accepted') return null;
    return delivery.kind === 'refused'
      ? { fault: delivery.response, isFinal: delivery.permanent }
      : { fault: delivery.text, isFinal: false };
  } catch (error) {
    if (!(error instanceof SmtpFault)) throw error;
    return { fault: error.response, isFinal: false };
  }
}

/**
 * Sends the mail and records the result. If the process dies in between, it is sent again with the same Message-ID:
 * rather twice than never.
 * @returns when it is retried; null if it is done
 */
async function mailIt(
  pool: Db,
  ctx: Context,
  { ids, email, tries }: { ids: OrderIds; email: SystemEmail; tries: number },
  mailer: SystemMailer,
): Promise<Date | null> {
  const refusal = await send(mailer, email);
  const pause = refusal && !refusal.isFinal ? pauses[tries - 1] : undefined;
  const note = (change: Parameters<typeof updateOrderMail>[2]) =>
    asTeam(pool, ids.teamId, async db => {
      await updateOrderMail(db, ids, { tries, ...change });
      await announce(db, { teamId: ids.teamId }, { code: realtimeCodes.order, id: ids.orderId });
    });
  if (!refusal) {
    await note({ state: 'sent', sent_at: ctx.now(), fault: '' });
    return null;
  }
  const fault = refusal.fault.slice(0, longestFault).toWellFormed();
  await note({ fault, ...(pause === undefined && { state: 'failed' }) });
  return pause === undefined ? null : new Date(ctx.now().getTime() + pause);
}

/** Sends confirmation mails of paid orders. Without a mailer they wait. */
export async function mailPaidOrders(pool: Db, ctx: Context, world: World): Promise<void> {
  const { system, publicUrl } = world;
  if (!system) return;
  await processDueOnLease(pool, ctx, round, async ({ teamId, id }) => {
    const ids = { teamId, orderId: id };
    const found = await emailOf(pool, ctx, publicUrl, ids);
    return found && mailIt(pool, ctx, { ids, ...found }, system);
  });
}
