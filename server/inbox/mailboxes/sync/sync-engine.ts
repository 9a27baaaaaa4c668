import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { hearWakes, takeLeases } from '../../../core/db/due-work/due-leases.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { Gate } from '../../../core/concurrency-gate.ts';
import { MailboxRun, type RunParts } from './mailbox-run.ts';
import type { Reading } from './mailbox-reading.ts';

/** How a process takes part in reading. */
export interface ReceivingOptions {
  /** Mailboxes that this process reads at the same time. */
  readings: number;
  /** Mailboxes that it holds open besides the permanent ones. */
  open: number;
  /** Permanent connections that wait for new mail. */
  idle: number;
  /** A worker without a sign of life for this long is considered dead, ms. */
  leaseMs: number;
  /** How often due mailboxes are looked for, ms. */
  everyMs: number;
  /** Done before each reading: in the sandbox people answer first. */
  before?: (ctx: Context) => Promise<unknown>;
  log: Reading['log'];
}

/** Runs until it is stopped. */
export interface Receiving {
  /** Ends all connections; fetched mails are filed first. */
  stop(): Promise<void>;
}

const nothing = async () => undefined;

/** A process has at most one large mail in memory. */
const large = new Gate(1);

const newToken = (ctx: Context) => ctx.randomBytes(12).toString('base64url');

/**
 * Reads the mailboxes of all verified senders until it is stopped. Any number of processes may do so at the same time:
 * each mailbox belongs to one process by its lease.
 */
export function startReceiving(
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  options: ReceivingOptions,
): Receiving {
  const { log, leaseMs, before = nothing } = options;
  const runs = new Map<MailboxRun, Promise<void>>();
  const idle = new Set<MailboxRun>();
  const stopping = new AbortController();
  const gates = { reading: new Gate(options.readings), large };
  let wake: () => void = () => undefined;

  function start(lease: MailboxRun['lease']): void {
    const mayStay = () => {
      if (!idle.has(run) && idle.size >= options.idle) return false;
      idle.add(run);
      return true;
    };
    const parts: RunParts = {
      pool,
      makeContext,
      world,
      leaseMs,
      gates,
      log,
      before,
      mayStay,
      stopping: stopping.signal,
    };
    const run = new MailboxRun(parts, lease);
    const ending = run
      .run()
      .catch((error: unknown) => log.error({ err: error, senderId: lease.id }, 'reading a mailbox failed'))
      .finally(() => {
        runs.delete(run);
        idle.delete(run);
        wake();
      });
    runs.set(run, ending);
  }

  async function takeMailboxes(): Promise<void> {
    const ctx = makeContext();
    const at = ctx.now();
    const held = [...runs.keys()];
    const tokens = [...new Set(held.map(({ lease }) => lease.token))];
    const woken = await hearWakes(pool, 'mail.inbox', { tokens, at });
    for (const run of held) {
      const { teamId, id } = run.lease;
      const isWoken = woken.some(each => each.teamId === teamId && each.id === id);
      if (isWoken || run.isOverdue(at)) run.interrupt();
    }
    const max = options.open - (runs.size - idle.size);
    const leases = await takeLeases(pool, 'mail.inbox', { at, token: newToken(ctx), ms: leaseMs, max });
    leases.forEach(start);
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await takeMailboxes().catch((error: unknown) => log.warn({ err: error }, 'no mailboxes taken'));
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
      await Promise.all(runs.values());
    },
  };
}

const passLeaseMs = 60_000;
const maxInPass = 8;

const quiet: Reading['log'] = { warn: () => undefined, error: () => undefined };

/**
 * Reads what is due once, without staying connected; called repeatedly. A mailbox that fails is tried again after
 * growing pauses, its failure is shown at the sender, and it does not delay others.
 * @returns how many mailboxes were read or tried
 */
export async function receiveDue(
  pool: Db,
  ctx: Context,
  world: MailServices,
  log: Reading['log'] = quiet,
): Promise<number> {
  const token = newToken(ctx);
  const leases = await takeLeases(pool, 'mail.inbox', {
    at: ctx.now(),
    token,
    ms: passLeaseMs,
    max: maxInPass,
  });
  const parts: RunParts = {
    pool,
    makeContext: () => ctx,
    world,
    leaseMs: passLeaseMs,
    gates: { reading: new Gate(maxInPass), large },
    log,
    before: nothing,
    stopping: new AbortController().signal,
    mayStay: () => false,
  };
  await Promise.all(leases.map(lease => new MailboxRun(parts, lease).run()));
  return leases.length;
}
