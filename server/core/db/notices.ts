import pg from 'pg';
import type { Db } from './database.ts';
import { noticeQuery } from './tenant-driver.ts';

/** PostgreSQL accepts less than 8000 bytes. */
const longestNotice = 7_999;

/**
 * Notifies every process that listens, once the caller's transaction is committed; after a rollback nobody.
 * @throws RangeError if the text is longer than a notice may be
 */
export async function notify(db: Db, channel: string, text: string): Promise<void> {
  if (Buffer.byteLength(text) > longestNotice) throw new RangeError('a notice carries ids, not contents');
  await db.executeQuery(noticeQuery({ channel, text }));
}

export interface Listening {
  isListening: () => boolean;
  close: () => Promise<void>;
}

export interface ListenOptions {
  /** The database itself, not a pooler: notices arrive on the connection that asked for them. */
  url: string;
  channel: string;
  onNotice: (text: string) => void;
  /** Called at the start and after each reconnection: notices arrive from now on, earlier ones were missed. */
  onListening: () => void;
  onLost: (error: unknown) => void;
  /** How often (ms) the connection is probed; `patience` (ms) is how long the answer may take. */
  probeEvery?: number;
  patience?: number;
}

const firstPause = 100;
const longestPause = 5_000;

/** Listens on one channel until closed; reconnects after a loss, with growing pauses. */
export function listen({ probeEvery = 15_000, patience = 5_000, ...options }: ListenOptions): Listening {
  let isListening = false;
  let isClosed = false;
  /** Ends the current wait. */
  let interrupt: () => void = () => undefined;

  /** Waits until the connection breaks or is closed. @throws what broke it */
  async function untilLost(client: pg.Client): Promise<void> {
    let probing: ReturnType<typeof setInterval> | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        interrupt = resolve;
        client.on('error', reject);
        client.on('end', () => reject(new Error('the connection ended')));
        probing = setInterval(() => void client.query('select 1').catch(reject), probeEvery);
      });
    } finally {
      clearInterval(probing);
    }
  }

  async function listenOnce(): Promise<void> {
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
      if (isClosed) return;
      isListening = true;
      options.onListening();
      await untilLost(client);
    } finally {
      isListening = false;
      const ended = client.end().catch(() => undefined);
      // A lost connection may never end properly, so it is not waited for.
      if (isClosed) await ended;
    }
  }

  async function pause(milliseconds: number): Promise<void> {
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function keepOn(): Promise<void> {
    let wait = firstPause;
    for (;;) {
      const since = performance.now();
      await listenOnce().catch(options.onLost);
      if (performance.now() - since > longestPause) wait = firstPause;
      if (isClosed) return;
      await pause(wait);
      wait = Math.min(wait * 2, longestPause);
    }
  }

  const running = keepOn();
  return {
    isListening: () => isListening,
    async close() {
      isClosed = true;
      interrupt();
      await running;
    },
  };
}
