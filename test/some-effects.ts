import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertCost } from '../server/features/effects/costs.queries.ts';
import { insertCoupon, upsertUses } from '../server/features/effects/coupons.queries.ts';
import { upsertLinks } from '../server/features/effects/links.queries.ts';
import { putRate, putSettings } from '../server/features/effects/settings.queries.ts';
import type { Account } from './two-teams.ts';

/** What a project of a team cost and brought, as far as it was put in. */
export async function addEffects(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
  const of = { teamId, projectId: 1 };
  const by = { by: accountId, at: ctx.now() };
  const rate = { currency: 'USD', rateE8: 712_340_000, rateOn: '2026-11-20', rateFrom: username } as const;
  const use = { day: '2026-11-20', orders: 1, revenueMinor: 100, revenueFen: 712 };
  await asTeam(db, teamId, async db => {
    await upsertLinks(db, of, by, [{ linkId: 1, creatorId: null }]);
    const couponId = await insertCoupon(db, of, { ...by, code: username, creatorId: null });
    await upsertUses(db, { teamId, couponId: couponId ?? 0 }, rate, [use]);
    await insertCost(db, of, by, {
      kind: 'fee',
      creator_id: null,
      post_key: null,
      day: use.day,
      amount_minor: 100,
      amount_fen: 712,
      currency: rate.currency,
      rate_e8: rate.rateE8,
      rate_on: rate.rateOn,
      rate_from: rate.rateFrom,
      note: username,
    });
    await putSettings(db, teamId, of.projectId, { spread: 'none', coefficients: { ...rate, worth: {} } });
    await putRate(db, teamId, rate);
  });
}
