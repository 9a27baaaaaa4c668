import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { hearWakes, takeLeases } from '../../../core/db/due-work/due-leases.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { Gate } from './concurrency-gate.ts';
import { MailboxRun, type RunParts } from './mailbox-run.ts';
import type { Reading } from './mailbox-reading.ts';

/** How a process takes part in reading. */
export interface ReceivingOptions {
  /** Mailboxes that are taken in at the same time by this process. */
  readings: number;
  /** Mailboxes that it holds open beside those that stay. */
  open: number;
  /** Connections that stay to hear of news. */
  standing: number;
  /** After so long without a sign of life a worker is taken for dead, ms. */
  leaseMs: number;
  /** How often it is looked what is due, ms. */
  everyMs: number;
  /** Done before each reading: in the sandbox people answer first. */
  before?: (ctx: Context) => Promise<unknown>;
  log: Reading['log'];
}

/** What reads until it is stopped. */
export interface Receiving {
  /** Ends all connections; what was fetched is taken in first. */
  stop(): Promise<void>;
}

const nothing = async () => undefined;

/** Not more than one mail beyond the usual size is in the memory of a process. */
const large = new Gate(1);

const newToken = (ctx: Context) => ctx.randomBytes(12).toString('base64url');

/**
 * Reads the mailboxes of all verified senders for good, beside any number of other processes that do the same: each
 * mailbox is one process's at a time, on a lease.
 */
export function startReceiving(
  pool: Db,
  makeContext: () => Context,
  world: MailServices,
  options: ReceivingOptions,
): Receiving {
  const { log, leaseMs, before = nothing } = options;
  const runs = new Map<MailboxRun, Promise<void>>();
  const standing = new Set<MailboxRun>();
  const stopping = new AbortController();
  const gates = { reading: new Gate(options.readings), large };
  let wake: () => void = () => undefined;

  function start(lease: MailboxRun['lease']): void {
    const mayStay = () => {
      if (!standing.has(run) && standing.size >= options.standing) return false;
      standing.add(run);
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
        standing.delete(run);
        wake();
      });
    runs.set(run, ending);
  }

  async function look(): Promise<void> {
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
    const most = options.open - (runs.size - standing.size);
    const leases = await takeLeases(pool, 'mail.inbox', { at, token: newToken(ctx), ms: leaseMs, most });
    leases.forEach(start);
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log.warn({ err: error }, 'no mailboxes taken'));
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
const mostInPass = 8;

const quiet: Reading['log'] = { warn: () => undefined, error: () => undefined };

/**
 * Reads what is due by now, once and without staying connected; called again and again. A mailbox that fails is tried
 * again after growing pauses, its failure standing at the sender, and holds up no other.
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
    most: mostInPass,
  });
  const parts: RunParts = {
    pool,
    makeContext: () => ctx,
    world,
    leaseMs: passLeaseMs,
    gates: { reading: new Gate(mostInPass), large },
    log,
    before: nothing,
    stopping: new AbortController().signal,
    mayStay: () => false,
  };
  await Promise.all(leases.map(lease => new MailboxRun(parts, lease).run()));
  return leases.length;
}
