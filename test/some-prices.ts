import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertPaidPrice, replaceTeamBasePrices } from '../server/features/creator-prices/queries.ts';
import type { Account } from './two-teams.ts';

/** What a team paid somebody, and what a thousand plays cost it. */
export async function addPrices(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
  const paid = { creator_id: 1, price_fen: 100, posts: 1, paid_on: '2026-11-20', note: username };
  const by = { team_id: teamId, recorded_by: accountId, recorded_at: ctx.now() };
  const line = { platform: 'tiktok', regionTier: 0, category: username, cpmFen: 3000 } as const;
  await asTeam(db, teamId, async db => {
    await insertPaidPrice(db, { ...paid, ...by });
    await replaceTeamBasePrices(db, { teamId, by: accountId, at: ctx.now() }, [line]);
  });
}
