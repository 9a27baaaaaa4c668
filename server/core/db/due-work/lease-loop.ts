import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import type { Db } from '../database.ts';
import type { DueKind } from './due-kinds.ts';
import { takeLeases, type Lease } from './due-leases.ts';

export interface LeaseLoopOptions {
  kind: DueKind;
  /** Subjects that this process works on at once. */
  max: number;
  /** After so long without a renewal a worker counts as dead, ms. */
  leaseMs: number;
  /** How often the loop looks for due work, ms. */
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

export interface LeaseLoop {
  /** Takes no more work and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Works on what is due of a kind, for all teams, in any number of processes at once: each leases subjects, and a
 * subject belongs to one process at a time. A slow subject does not hold up the others.
 * @param work renews and releases its lease; checks `isStopping` between its steps
 */
export function startLeaseLoop(
  pool: Db,
  makeContext: () => Context,
  { kind, max, leaseMs, everyMs, log }: LeaseLoopOptions,
  work: (lease: Lease, isStopping: () => boolean) => Promise<void>,
): LeaseLoop {
  const runs = new Set<Promise<void>>();
  const stopping = new AbortController();
  let wake: () => void = () => undefined;

  async function takeDue(): Promise<void> {
    const ctx = makeContext();
    const token = ctx.randomBytes(12).toString('hex');
    const free = max - runs.size;
    for (const lease of await takeLeases(pool, kind, { at: ctx.now(), token, ms: leaseMs, max: free })) {
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

/**
 * Works on what is due of a kind as one worker does, and returns when nothing is due any more: for a caller that does
 * everything in turn.
 */
export async function processLeases(
  pool: Db,
  ctx: Context,
  { kind, max, leaseMs }: Pick<LeaseLoopOptions, 'kind' | 'max' | 'leaseMs'>,
  work: (lease: Lease) => Promise<void>,
): Promise<void> {
  for (;;) {
    const token = ctx.randomBytes(12).toString('hex');
    const leases = await takeLeases(pool, kind, { at: ctx.now(), token, ms: leaseMs, max });
    if (!leases.length) return;
    await Promise.all(leases.map(work));
  }
}
