import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';

/** PostgreSQL takes less than 8000 bytes. */
const longestNotice = 7_999;

/**
 * Tells every process that listens, when the caller's transaction is committed; a rollback tells nothing.
 * @throws RangeError when the text is longer than a notice may be
 */
export async function notify(db: Db, channel: string, text: string): Promise<void> {
  if (Buffer.byteLength(text) > longestNotice) throw new RangeError('a notice carries ids, not contents');
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
}

export interface Listening {
  isListening(): boolean;
  close(): Promise<void>;
}

export interface ListenOptions {
  /** A connection of its own, past any pooler: notices come on the connection that asked for them. */
  url: string;
  channel: string;
  onNotice(text: string): void;
  /** From now on notices arrive; those before, at the start and after each loss, did not. */
  onListening(): void;
  onLost(error: Error): void;
}

const firstPause = 100;
const longestPause = 5_000;
/** How often a silent connection is asked whether it is still there, and how long that may take. */
const probeEvery = 15_000;
const patience = 5_000;

/** Waits for a connection that listens to break. @throws what broke it */
async function untilLost(client: pg.Client, ending: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const probe = setInterval(() => void client.query('select 1').catch(lost), probeEvery);
    const lost = (error: Error) => {
      clearInterval(probe);
      reject(error);
    };
    client.on('error', lost);
    client.on('end', () => lost(new Error('the connection ended')));
    ending.addEventListener('abort', () => lost(new Error('closed')));
  });
}

async function pause(milliseconds: number, ending: AbortSignal): Promise<void> {
  if (ending.aborted) return;
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, milliseconds);
    ending.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Listens on one channel until closed; a lost connection is made anew, ever more slowly. */
export function listen(options: ListenOptions): Listening {
  const ending = new AbortController();
  let isListening = false;
  let wait = firstPause;

  async function once(): Promise<void> {
    const client = new pg.Client({
      connectionString: options.url,
      application_name: 'starbridge listener',
      keepAlive: true,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    // Without a listener an error between two steps would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => options.onNotice(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(options.channel)}`);
      isListening = true;
      wait = firstPause;
      options.onListening();
      await untilLost(client, ending.signal);
    } finally {
      isListening = false;
      void client.end().catch(() => undefined);
    }
  }

  async function keepOn(): Promise<void> {
    while (!ending.signal.aborted) {
      await once().catch((error: unknown) => {
        if (!ending.signal.aborted) options.onLost(error as Error);
      });
      await pause(wait, ending.signal);
      wait = Math.min(wait * 2, longestPause);
    }
  }

  const running = keepOn();
  return {
    isListening: () => isListening,
    async close() {
      ending.abort();
      await running;
    },
  };
}
