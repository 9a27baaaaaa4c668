import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { processDueInTurn } from '../../core/db/due-work/due-leases.ts';
import { syncCampaign } from './sync-campaign.ts';

const round = { kind: 'campaign.sync', leaseMs: 60_000, atOnce: 20, againMs: 60_000, max: 200 } as const;

/** Syncs due campaigns of all teams. @throws AggregateError after all were tried */
export const syncDueCampaigns = (pool: Db, ctx: Context): Promise<void> =>
  processDueInTurn(pool, ctx, round, due => syncCampaign(pool, ctx, due));
