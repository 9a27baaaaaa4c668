import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { releaseLease, takeLeases, whileHeld, type Lease } from '../../core/db/due-work/due-leases.ts';
import { judgeAlerts } from '../alerts/judge-alerts.ts';
import { checkBrief } from '../briefs/check-brief.ts';
import { lookAt, type Judge } from './sync-project.ts';

const leaseMs = 60_000;
const atOnce = 20;
/** Projects whose posts change all the time do not keep a round from ending. */
const mostInARound = 200;
const againMs = 60_000;

async function work(pool: Db, ctx: Context, lease: Lease, judges: readonly Judge[]): Promise<void> {
  let next: Date | null = new Date(ctx.now().getTime() + againMs);
  try {
    await whileHeld(pool, lease, leaseMs, async () => {
      next = await lookAt(pool, ctx, lease, judges);
    });
  } finally {
    // What failed is tried again after a while, and what a worker left that died, when its lease has run out.
    await releaseLease(pool, lease, next);
  }
}

/**
 * Looks at projects of which something is new, of any team: posts found, checks of the brief, then alerts, which tell of
 * them. Any number of workers do so at once. @throws AggregateError when the others are done
 */
export async function syncDueMonitors(
  pool: Db,
  ctx: Context,
  judges: readonly Judge[] = [checkBrief, judgeAlerts],
): Promise<void> {
  const failures: unknown[] = [];
  for (let looks = 0; looks < mostInARound; looks += atOnce) {
    const token = ctx.randomBytes(12).toString('hex');
    const leases = await takeLeases(pool, 'monitor.look', {
      at: ctx.now(),
      token,
      ms: leaseMs,
      most: atOnce,
    });
    for (const lease of leases)
      await work(pool, ctx, lease, judges).catch((error: unknown) => failures.push(error));
    if (leases.length < atOnce) break;
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} projects were not looked at`);
}
