import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { MailWorld } from '../../outside/mail-protocol/mail-services.ts';
import { readDue, startEngine, type Engine, type EngineOptions } from './engine.ts';

/** How a process takes part in reading. */
export type ReceivingOptions = EngineOptions;

/** What reads until it is stopped. */
export type Receiving = Engine;

/** Reads mailboxes, of any team, until it is stopped: for the mail worker. */
export const startReceiving = (
  pool: Db,
  makeContext: () => Context,
  world: MailWorld,
  options: ReceivingOptions,
): Receiving => startEngine(pool, makeContext, world, options);

const quiet: ReceivingOptions['log'] = { warn: () => undefined, error: () => undefined };

/**
 * Reads what is due once, without staying connected; called again and again. A mailbox that fails is tried again
 * after growing pauses, its failure standing at the sender, and holds up no other.
 * @returns how many mailboxes were read or tried
 */
export const receiveDue = (pool: Db, ctx: Context, world: MailWorld, log = quiet): Promise<number> =>
  readDue(pool, ctx, world, log);
