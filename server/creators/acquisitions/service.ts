import type { Logger } from 'pino';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { takeLeases } from '../../core/db/due-work/due-leases.ts';
import { startLeaseLoop, type LeaseLoop } from '../../core/db/due-work/lease-loop.ts';
import { changeMaker } from './queries.ts';
import { AcquisitionRun } from './run-acquisition.ts';

export interface AcquiringOptions {
  most: number;
  leaseMs: number;
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** Works on the acquisitions of all teams. Any number of processes may do so at the same time. */
export function startAcquiring(
  pool: Db,
  makeContext: () => Context,
  world: SourceServices,
  options: AcquiringOptions,
): LeaseLoop {
  return startLeaseLoop(pool, makeContext, { kind: 'acquisition.run', ...options }, (lease, isStopping) =>
    new AcquisitionRun(pool, makeContext(), world, lease, { leaseMs: options.leaseMs, isStopping }).run(),
  );
}

const leaseMs = 60_000;

/** Works once, as one worker, on the due acquisitions of any team. Returns when none is due. */
export async function acquireDue(pool: Db, ctx: Context, world: SourceServices): Promise<void> {
  for (;;) {
    const token = ctx.randomBytes(12).toString('hex');
    const leases = await takeLeases(pool, 'acquisition.run', { at: ctx.now(), token, ms: leaseMs, most: 20 });
    if (!leases.length) return;
    const options = { leaseMs, isStopping: () => false };
    await Promise.all(leases.map(lease => new AcquisitionRun(pool, ctx, world, lease, options).run()));
  }
}

/** Hands over the acquisitions of a deleted account, like its lists (product §3). */
export const handOverAcquisitions = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);
