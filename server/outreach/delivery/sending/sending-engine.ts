import type { Logger } from 'pino';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import {
  startLeaseLoop,
  type LeaseLoop,
  type LeaseLoopOptions,
} from '../../../core/db/due-work/lease-loop.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SenderRun } from './sender-run.ts';

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

/** Stopped it sends nothing more; what is in flight is written down first. */
export type Engine = LeaseLoop;

/**
 * Sends what is due, of any team, beside any number of other processes that do the same: each takes senders on a
 * lease, and one sender is one process's at a time, so that its pace holds.
 */
export function startSending(
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  { senders, connections, leaseMs, everyMs, log }: EngineOptions,
): Engine {
  const failures = new Map<string, number>();
  const loop: LeaseLoopOptions = { kind: 'mail.send', most: senders, leaseMs, everyMs, log };
  return startLeaseLoop(pool, makeContext, loop, (lease, isStopping) =>
    new SenderRun(pool, makeContext, world, lease, { connections, leaseMs, log, isStopping, failures }).run(),
  );
}
