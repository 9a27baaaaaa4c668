import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { releaseLease, takeLeases, whileHeld, type Lease } from '../../core/db/due-work/due-leases.ts';
import { lookAt } from './sync-campaign.ts';

const leaseMs = 60_000;
const atOnce = 20;
/** Campaigns in which something happens all the time do not keep a round from ending. */
const mostInARound = 200;
const afterFailureMs = 60_000;

async function work(pool: Db, ctx: Context, lease: Lease): Promise<void> {
  let next: Date | null = new Date(ctx.now().getTime() + afterFailureMs);
  try {
    await whileHeld(pool, lease, leaseMs, async () => {
      next = await lookAt(pool, ctx, lease);
    });
  } finally {
    // What failed is tried again after a while, and what a worker left that died, when its lease has run out.
    await releaseLease(pool, lease, next);
  }
}

/** Looks at campaigns that are due, of any team. @throws AggregateError when the others are done */
export async function syncDueCampaigns(pool: Db, ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (let looks = 0; looks < mostInARound; looks += atOnce) {
    const token = ctx.randomBytes(12).toString('hex');
    const wanted = { at: ctx.now(), token, ms: leaseMs, most: atOnce };
    const leases = await takeLeases(pool, 'campaign.look', wanted);
    for (const lease of leases) await work(pool, ctx, lease).catch((error: unknown) => failures.push(error));
    if (leases.length < atOnce) break;
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} campaigns were not looked at`);
}
