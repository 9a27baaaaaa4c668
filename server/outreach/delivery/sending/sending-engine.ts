import type { Logger } from 'pino';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import {
  processLeases,
  startLeaseLoop,
  type LeaseLoop,
  type LeaseLoopOptions,
} from '../../../core/db/due-work/lease-loop.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { SenderRun } from './sender-run.ts';

export interface EngineOptions {
  /** Senders that this process sends for at the same time. */
  senders: number;
  /** Connections to the server of each. */
  connections: number;
  /** A worker without a sign of life for this long is considered dead, ms. */
  leaseMs: number;
  /** How often due senders are looked for, ms. */
  everyMs: number;
  log: Pick<Logger, 'warn' | 'error'>;
}

/** After a stop it sends nothing more; the results of messages in flight are stored first. */
export type Engine = LeaseLoop;

/**
 * Sends what is due for all teams. Any number of processes may do so at the same time: each takes senders by lease, and
 * only one process sends for a sender, so that its pace holds.
 */
export function startSending(
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  { senders, connections, leaseMs, everyMs, log }: EngineOptions,
): Engine {
  const failures = new Map<string, number>();
  const loop: LeaseLoopOptions = { kind: 'mail.send', max: senders, leaseMs, everyMs, log };
  return startLeaseLoop(pool, makeContext, loop, (lease, isStopping) =>
    new SenderRun(pool, makeContext, world, lease, { connections, leaseMs, log, isStopping, failures }).run(),
  );
}

/** Sends what is due once, for a caller that does everything in turn. */
export const sendDue = (
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  { senders, connections, leaseMs, log }: Omit<EngineOptions, 'everyMs'>,
): Promise<void> => {
  const failures = new Map<string, number>();
  const options = { connections, leaseMs, log, isStopping: () => false, failures };
  return processLeases(pool, makeContext(), { kind: 'mail.send', max: senders, leaseMs }, lease =>
    new SenderRun(pool, makeContext, world, lease, options).run(),
  );
};
