import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { takeLeases } from '../../db/due-leases.ts';
import type { MailWorld } from '../../mail/mail-world.ts';
import { SenderRun } from './sender-run.ts';
import { sendingKind } from './settle.ts';

export interface EngineOptions {
  /** Senders that this process sends for at once. */
  senders: number;
  /** Connections to the server of each. */
  connections: number;
  /** After so long without a sign of life a worker is taken for dead, ms. */
  leaseMs: number;
  /** How often due senders are looked for, ms. */
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

export interface Engine {
  /** Sends nothing more; what is in flight is written down first. */
  stop(): Promise<void>;
}

/**
 * Sends what is due, of any team, beside any number of other processes that do the same: each takes senders on a
 * lease, and one sender is one process's at a time, so that its pace holds.
 */
export function startEngine(
  pool: Db,
  makeContext: () => Context,
  world: MailWorld,
  options: EngineOptions,
): Engine {
  const runs = new Set<Promise<void>>();
  const failures = new Map<string, number>();
  const stopping = new AbortController();
  let wake: () => void = () => undefined;

  async function takeDue(): Promise<void> {
    const ctx = makeContext();
    const most = options.senders - runs.size;
    const token = ctx.randomBytes(12).toString('hex');
    const leases = await takeLeases(pool, sendingKind, { at: ctx.now(), token, ms: options.leaseMs, most });
    for (const lease of leases) {
      const run = new SenderRun(pool, makeContext, world, lease, {
        connections: options.connections,
        leaseMs: options.leaseMs,
        log: options.log,
        isStopping: () => stopping.signal.aborted,
        failures,
      })
        .run()
        .catch((error: unknown) => options.log.error({ err: error, senderId: lease.id }, 'sending failed'))
        .finally(() => {
          runs.delete(run);
          wake();
        });
      runs.add(run);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await takeDue().catch((error: unknown) => options.log.warn({ err: error }, 'no senders taken'));
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, options.everyMs);
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
