import type { Logger } from 'pino';
import type { SourceServices } from '../../outside/connectors/source-services.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { processLeases, startLeaseLoop, type LeaseLoop } from '../../core/db/due-work/lease-loop.ts';
import { changeMaker } from './queries.ts';
import { AcquisitionRun } from './run-acquisition.ts';

export interface AcquiringOptions {
  max: number;
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

/** Works on what is due by now, for a caller that does everything in turn. */
export const acquireDue = (
  pool: Db,
  ctx: Context,
  world: SourceServices,
  { max, leaseMs }: Pick<AcquiringOptions, 'max' | 'leaseMs'>,
): Promise<void> =>
  processLeases(pool, ctx, { kind: 'acquisition.run', max, leaseMs }, lease =>
    new AcquisitionRun(pool, ctx, world, lease, { leaseMs, isStopping: () => false }).run(),
  );

/** Hands over the acquisitions of a deleted account, like its lists. */
export const handOverAcquisitions = (
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> => changeMaker(db, teamId, fromAccountId, toAccountId);
