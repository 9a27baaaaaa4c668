import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import type { Db } from '../database.ts';
import type { DueKind } from './due-kinds.ts';
import { takeLeases, type Lease } from './due-leases.ts';

export interface LeaseLoopOptions {
  kind: DueKind;
  /** Subjects that this process works on at once. */
  most: number;
  /** After so long without a sign of life a worker is taken for dead, ms. */
  leaseMs: number;
  /** How often what is due is looked for, ms. */
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

export interface LeaseLoop {
  /** Takes nothing more; what is under way ends first. */
  stop(): Promise<void>;
}

/**
 * Works on what is due of a kind, of any team, beside any number of other processes that do the same: each takes
 * subjects on a lease, and one subject is one process's at a time. A slow one holds up no other.
 * @param work renews its lease and lets it go; asks `isStopping` between its steps
 */
export function startLeaseLoop(
  pool: Db,
  makeContext: () => Context,
  { kind, most, leaseMs, everyMs, log }: LeaseLoopOptions,
  work: (lease: Lease, isStopping: () => boolean) => Promise<void>,
): LeaseLoop {
  const runs = new Set<Promise<void>>();
  const stopping = new AbortController();
  let wake: () => void = () => undefined;

  async function takeDue(): Promise<void> {
    const ctx = makeContext();
    const token = ctx.randomBytes(12).toString('hex');
    const free = most - runs.size;
    for (const lease of await takeLeases(pool, kind, { at: ctx.now(), token, ms: leaseMs, most: free })) {
      const run = work(lease, () => stopping.signal.aborted)
        .catch((error: unknown) => log.error({ err: error, kind, id: lease.id }, 'work that was due failed'))
        .finally(() => {
          runs.delete(run);
          wake();
        });
      runs.add(run);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await takeDue().catch((error: unknown) => log.warn({ err: error, kind }, 'nothing due was taken'));
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, everyMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        if (stopping.signal.aborted) wake();
      });
    }
  }

  const looping = loop();
  return {
    async stop() {
      stopping.abort();
      wake();
      await looping;
      await Promise.all(runs);
    },
  };
}
