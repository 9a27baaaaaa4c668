import type { Context } from '../../../server/core/context.ts';
import type { Db } from '../../../server/core/db/database.ts';
import type { DueKind } from '../../../server/core/db/due-work/due-kinds.ts';
import { takeLeases, type Lease } from '../../../server/core/db/due-work/due-leases.ts';

const options = { leaseMs: 60_000, isStopping: () => false };

/** Does what is due of a kind, of any team, as one worker does once, and returns when nothing is due any more. */
export async function workDueLeases(
  pool: Db,
  ctx: Context,
  kind: DueKind,
  work: (lease: Lease, given: typeof options) => Promise<void>,
): Promise<void> {
  for (;;) {
    const token = ctx.randomBytes(12).toString('hex');
    const leases = await takeLeases(pool, kind, { at: ctx.now(), token, ms: options.leaseMs, max: 20 });
    if (!leases.length) return;
    await Promise.all(leases.map(lease => work(lease, options)));
  }
}
