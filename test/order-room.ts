import { onTestFinished } from 'vitest';
import type { Actor } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { makeOrder } from '../server/features/orders/create-order.ts';
import { showOfferTo } from '../server/features/orders/offer.ts';
import { codeOf } from '../server/features/orders/pay-order.ts';
import { showTo } from '../server/features/orders/show.ts';
import { testContext, type TestContext } from './context.ts';
import { freshDatabase } from './database.ts';
import { memoryGateway, type MemoryGateway } from './fakes/memory-gateway.ts';
import { testPayments, type TestPayments } from './payments.ts';
import { makeTeam, type Account } from './two-teams.ts';

/** A team on the free plan that orders, and a gateway in memory. */
export interface OrderRoom {
  db: Db;
  appUrl: string;
  ctx: TestContext & { actor: Actor };
  team: Account;
  gateway: MemoryGateway;
  payments: TestPayments;
  actorOf(account: Account): Actor;
  /** Orders at the sum that is shown. @returns its number */
  order(plan: string, months?: number, mailAddress?: string): Promise<string>;
  /** The same, with a code to pay. */
  begin(plan: string, months?: number, mailAddress?: string): Promise<string>;
  show(number: string): ReturnType<typeof showTo>;
  /** The plan that the team has now, and until when. */
  plan(): Promise<{ plan: string; endsAt: string | null }>;
  /** Time that was given for orders, and not taken back. */
  periods(): Promise<{ plan: string; fen: number; orderId: number | null; isEnded: boolean }[]>;
}

export async function openOrderRoom(): Promise<OrderRoom> {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const { db, appUrl } = database;
  const base = testContext('2026-11-26T04:00:00Z');
  const team = await makeTeam(db, base, 'li', { plan: 'free' });
  const gateway = memoryGateway(() => base.now());
  const payments = testPayments(gateway);
  const actorOf = ({ teamId, accountId }: Account): Actor => ({
    teamId,
    accountId,
    sessionId: 1,
    role: 'owner',
    isOperator: false,
  });
  const ctx = { ...base, actor: actorOf(team) };
  const { teamId } = team;
  const room: OrderRoom = {
    db,
    appUrl,
    ctx,
    team,
    gateway,
    payments,
    actorOf,
    async order(plan, months = 1, mailAddress = '') {
      ctx.pass(1000);
      const { sum } = await showOfferTo(db, ctx, payments, { plan, months });
      const { number } = await makeOrder(db, ctx, payments, {
        plan,
        months,
        payFen: sum?.payFen ?? 1,
        mailAddress,
      });
      return number;
    },
    async begin(plan, months = 1, mailAddress = '') {
      const number = await room.order(plan, months, mailAddress);
      await codeOf(db, ctx, payments, number);
      ctx.pass(1000);
      return number;
    },
    show: number => showTo(db, ctx, testPayments(), number),
    plan: () =>
      asTeam(db, teamId, async db => {
        const row = await db
          .selectFrom('teams')
          .select(['plan', 'plan_ends_at'])
          .where('team_id', '=', teamId)
          .executeTakeFirstOrThrow();
        return { plan: row.plan, endsAt: row.plan_ends_at?.toISOString() ?? null };
      }),
    periods: () =>
      asTeam(db, teamId, async db => {
        const rows = await db
          .selectFrom('plan_periods')
          .selectAll()
          .where('team_id', '=', teamId)
          .orderBy('id')
          .execute();
        return rows.map(row => ({
          plan: row.plan,
          fen: row.fen,
          orderId: row.order_id,
          isEnded: row.ended_at !== null,
        }));
      }),
  };
  return room;
}
