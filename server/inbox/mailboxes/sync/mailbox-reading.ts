import type { Logger } from 'pino';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import type { Mailbox } from '../../../outside/mail-protocol/mailbox-access.ts';
import type { Gate } from './concurrency-gate.ts';
import type { SenderKey } from '../queries.ts';

/** Somebody else has taken the work over: what was read is read by them. */
export class TakenOver extends Error {}

/** One reading of a mailbox, from its first folder to its last. */
export interface Reading {
  pool: Db;
  ctx: Context;
  world: MailServices;
  key: SenderKey;
  mailbox: Mailbox;
  startedAt: Date;
  /** Of the server: `name@host`. */
  account: string;
  /** Mailboxes that are taken in at once, and mails that are too large for two of them in memory. */
  gates: { reading: Gate; large: Gate };
  /** Asked between batches. */
  isEnding: () => boolean;
  /** Mails were taken in: who looks at the state is told, though not each time. */
  onProgress: (db: Db) => Promise<void>;
  log: Pick<Logger, 'warn' | 'error'>;
}

const database = /^(08|40|53|55|57|58)/;
const connection = /connection|terminat|timeout|ECONN|EPIPE/i;

/** A database that is away, or busy with somebody else's rows, says nothing of a mail. */
export function isOfDatabase(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return database.test(code);
  return connection.test(`${typeof code === 'string' ? code : ''} ${String(message)}`);
}
