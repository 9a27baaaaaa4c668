import { creditOf, sumOf, type OrderSum } from '../../../contract/billing/order-sums.ts';
import type { noOfferReasons, offerKinds, getOffer } from '../../../contract/billing/orders.ts';
import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { planPrices } from '../plans/service.ts';
import { type PlanPeriod, planAt } from '../plans/plan-periods.ts';
import { type HeldTime, holdTime } from '../plans/plan-time.ts';
import { monthsAfter } from '../plans/add-months.ts';
import type { PaymentServices } from '../../outside/payments/payment-services.ts';
import { ordersInRefund } from './money.queries.ts';
import { lastMailAddress } from './confirmation-mails/order-mails.queries.ts';
import { findOrder } from './queries.ts';

export interface Offer {
  kind: (typeof offerKinds)[number] | null;
  refusal: (typeof noOfferReasons)[number] | null;
  monthlyFen: number;
  discountBp: number;
  sum: OrderSum | null;
  credited: { period: PlanPeriod; creditFen: number }[];
  beginsAt: Date | null;
  endsAt: Date | null;
}

/** @throws AppError not_found if the plan or the number of months is not sold */
async function priceOf(db: Db, wanted: { plan: string; months: number }) {
  const { plans, terms } = await planPrices(db);
  const plan = plans.get(wanted.plan);
  const discountBp = terms.get(wanted.months);
  if (plan === undefined || discountBp === undefined) throw new AppError('not_found');
  return { monthlyFen: plan, discountBp, plans };
}

/** The current price of a plan for a team, in the transaction that locks the team. */
export async function offerOf(
  db: Db,
  ctx: Context,
  { team, periods }: HeldTime,
  wanted: { plan: string; months: number },
): Promise<Offer> {
  const now = ctx.now().getTime();
  const { monthlyFen, discountBp, plans } = await priceOf(db, wanted);
  const none = { monthlyFen, discountBp, sum: null, credited: [], beginsAt: null, endsAt: null };
  const refused = (refusal: Offer['refusal']): Offer => ({ ...none, kind: null, refusal });
  if (monthlyFen === 0) return refused('free');
  const present = planAt(periods, now);
  // Time of another plan may follow the current one, but nothing can follow a plan without an end.
  if (periods.some(({ endsAt }) => endsAt === null)) return refused('endless');
  const presentFen = present ? (plans.get(present.plan) ?? 0) : 0;
  if (present && present.plan !== wanted.plan && monthlyFen <= presentFen) return refused('lower');
  const kind = !present ? 'begin' : present.plan === wanted.plan ? 'renew' : 'upgrade';
  const inRefund = kind === 'upgrade' ? await ordersInRefund(db, team.team_id) : [];
  const credited =
    kind === 'upgrade'
      ? periods
          .filter(({ orderId }) => orderId !== null && !inRefund.includes(orderId))
          .map(period => ({ period, creditFen: creditIn(period, now) }))
      : [];
  const creditFen = credited.reduce((sum, each) => sum + each.creditFen, 0);
  const beginsAt = new Date(kind === 'renew' ? (present?.endsAt ?? now) : now);
  return {
    kind,
    refusal: null,
    monthlyFen,
    discountBp,
    sum: sumOf({ monthlyFen, discountBp, months: wanted.months }, creditFen),
    credited,
    beginsAt,
    endsAt: monthsAfter(beginsAt, wanted.months),
  };
}

const creditIn = ({ fen, beginsAt, endsAt }: PlanPeriod, at: number) =>
  endsAt === null ? 0 : creditOf([{ fen, beginsAt, endsAt }], at);

/** @throws AppError not_found */
export function loadOffer(
  pool: Db,
  ctx: SignedIn,
  { hasMailer }: Pick<PaymentServices, 'hasMailer'>,
  wanted: { plan: string; months: number },
): Promise<ReplyOf<typeof getOffer>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const held = await holdTime(db, ctx, teamId);
    if (!held) throw new AppError('not_found');
    const { credited, beginsAt, endsAt, ...offer } = await offerOf(db, ctx, held, wanted);
    const credits = [];
    for (const { period, creditFen } of credited) {
      const order = await findOrder(db, { teamId, orderId: period.orderId ?? 0 });
      credits.push({
        number: order?.number ?? '',
        paidFen: period.fen,
        beginsAt: new Date(period.beginsAt).toISOString(),
        endsAt: new Date(period.endsAt ?? period.beginsAt).toISOString(),
        creditFen,
      });
    }
    const moments = { beginsAt: beginsAt?.toISOString() ?? null, endsAt: endsAt?.toISOString() ?? null };
    const mailAddress = hasMailer ? await lastMailAddress(db, teamId) : null;
    return { ...offer, credits, ...moments, mailAddress };
  });
}
