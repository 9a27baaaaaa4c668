import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { noColumns, type ColumnAnswer } from '../column-asks.ts';
import type { Answerer } from '../search-columns.ts';
import type { AskMessage, ThreadMessage } from './thread-messages.ts';

export interface ColumnsThread extends Answerer {
  stop(): Promise<void>;
}

export interface ColumnsThreadParts {
  startThread: () => Worker;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** After so long (ms) the database is asked instead. */
  patience?: number;
  /** Before the next start after a failure (ms); doubled each time, up to the last. */
  pauses?: { first: number; last: number };
}

/** A thread that answered for so long (ms) failed for another reason than the one before. */
const steadyAfter = 60_000;

/**
 * Keeps a thread with columns, and asks it. Whatever happens to the thread, the question is answered: by null, so that
 * the database is asked. A thread that failed is started again with columns that it loads from the beginning.
 */
export function startColumnsThread({
  startThread,
  log,
  patience = 2000,
  pauses = { first: 1000, last: 600_000 },
}: ColumnsThreadParts): ColumnsThread {
  const waiting = new Map<number, (answers: ColumnAnswer[] | null) => void>();
  let thread: Worker | null = null;
  let state = noColumns;
  let isStopped = false;
  let isReported = false;
  let pause = pauses.first;
  let readyAt = Infinity;
  let restart: NodeJS.Timeout | undefined;
  let lastId = 0;

  function settle(id: number, answers: ColumnAnswer[] | null): void {
    waiting.get(id)?.(answers);
    waiting.delete(id);
  }

  function hear(message: ThreadMessage): void {
    if ('id' in message) {
      if (message.fault) log.error({ err: message.fault }, 'columns could not answer a search');
      settle(message.id, message.answers);
    } else if ('state' in message) {
      if (message.state.isReady && !state.isReady && readyAt === Infinity) {
        readyAt = performance.now();
        isReported = false;
        log.info(message.state, 'searches are answered from columns');
      }
      state = message.state;
    } else {
      log.warn('this database is distributed: searches are answered by it, not from columns');
    }
  }

  function end(error: unknown): void {
    thread = null;
    state = noColumns;
    for (const id of waiting.keys()) settle(id, null);
    if (isStopped || !error) return;
    if (performance.now() - readyAt > steadyAfter) pause = pauses.first;
    readyAt = Infinity;
    if (!isReported) log.warn({ err: error }, 'the columns of search are loaded again; the database answers');
    isReported = true;
    restart = setTimeout(begin, pause);
    pause = Math.min(pause * 2, pauses.last);
  }

  function begin(): void {
    const own = startThread();
    let failure: unknown;
    own.on('message', hear);
    own.on('error', error => {
      failure = error;
    });
    own.once('exit', code => end(failure ?? (code ? new Error(`the thread ended with ${code}`) : undefined)));
    thread = own;
  }

  begin();
  return {
    state: () => state,
    ask: asks =>
      new Promise(resolve => {
        if (!thread || !state.isReady) {
          resolve(null);
          return;
        }
        const id = ++lastId;
        const timer = setTimeout(() => settle(id, null), patience);
        waiting.set(id, answers => {
          clearTimeout(timer);
          resolve(answers);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        thread.postMessage({ id, asks } satisfies AskMessage);
      }),
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await thread?.terminate();
    },
  };
}
