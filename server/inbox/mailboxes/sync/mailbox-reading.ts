import type { Logger } from 'pino';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import type { Mailbox } from '../../../outside/mail-protocol/mailbox-access.ts';
import type { Gate } from '../../../core/concurrency-gate.ts';
import type { SenderKey } from '../queries.ts';

/** Another worker has taken over and reads what is left. */
export class TakenOver extends Error {}

/** One reading of a mailbox, from its first folder to its last. */
export interface Reading {
  pool: Db;
  ctx: Context;
  world: MailServices;
  key: SenderKey;
  mailbox: Mailbox;
  startedAt: Date;
  /** The account at the server: `name@host`. */
  account: string;
  /** Limits how many mailboxes are read at the same time, and allows one large mail in memory. */
  gates: { reading: Gate; large: Gate };
  /** Checked between batches. */
  isEnding: () => boolean;
  /** Called when mails were filed; notifies open pages, though not each time. */
  onProgress: (db: Db) => Promise<void>;
  log: Pick<Logger, 'warn' | 'error'>;
}

const database = /^(08|40|53|55|57|58)/;
const connection = /connection|terminat|timeout|ECONN|EPIPE/i;

/** Returns whether the database is unreachable or has locked rows: then the mail itself is not at fault. */
export function isOfDatabase(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return database.test(code);
  return connection.test(`${typeof code === 'string' ? code : ''} ${String(message)}`);
}
