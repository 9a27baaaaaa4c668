import type { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { noColumns, type ColumnAnswer, type ColumnsState } from '../column-asks.ts';
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

/** A thread, and what it last said of its columns. */
interface Kept {
  worker: Worker;
  state: ColumnsState;
}

/**
 * Keeps a thread with columns, and asks it. Whatever happens to the thread, the question is answered: by null, so that
 * the database is asked. A thread that failed is started again with columns that it loads from the beginning. One whose
 * columns are worn is asked until another has loaded them again.
 */
export function startColumnsThread({
  startThread,
  log,
  patience = 2000,
  pauses = { first: 1000, last: 600_000 },
}: ColumnsThreadParts): ColumnsThread {
  const waiting = new Map<number, (answers: ColumnAnswer[] | null) => void>();
  let kept: Kept | null = null;
  let successor: Kept | null = null;
  let isStopped = false;
  let isReported = false;
  let pause = pauses.first;
  let readyAt = Infinity;
  let restart: NodeJS.Timeout | undefined;
  /** A successor that failed has no successor before this. */
  let renewalAt = 0;
  let lastId = 0;

  function settle(id: number, answers: ColumnAnswer[] | null): void {
    waiting.get(id)?.(answers);
    waiting.delete(id);
  }

  function hear(from: Kept, message: ThreadMessage): void {
    if ('id' in message) {
      if (message.fault) log.error({ err: message.fault }, 'columns could not answer a search');
      settle(message.id, message.answers);
    } else if ('state' in message) {
      from.state = message.state;
      if (from === kept) keep(from);
      else if (from === successor && from.state.isReady) takeOver(from);
    } else {
      log.warn('this database is distributed: searches are answered by it, not from columns');
    }
  }

  function keep({ state }: Kept): void {
    if (state.isReady && readyAt === Infinity) {
      readyAt = performance.now();
      isReported = false;
      log.info(state, 'searches are answered from columns');
    }
    if (state.isWorn && !successor && performance.now() >= renewalAt) successor = launch();
  }

  /** What the former thread was asked, it still answers. */
  function takeOver(next: Kept): void {
    const former = kept;
    [kept, successor] = [next, null];
    log.info(next.state, 'searches are answered from newly loaded columns');
    setTimeout(() => void former?.worker.terminate(), patience).unref();
  }

  function end(own: Kept, error: unknown): void {
    if (own === successor) {
      successor = null;
      renewalAt = performance.now() + pauses.last;
      if (error) log.warn({ err: error }, 'the columns of search could not be loaded again');
    }
    if (own !== kept) return;
    const next = successor;
    [kept, successor] = [null, null];
    void next?.worker.terminate();
    for (const id of waiting.keys()) settle(id, null);
    if (isStopped || !error) return;
    if (performance.now() - readyAt > steadyAfter) pause = pauses.first;
    readyAt = Infinity;
    if (!isReported) log.warn({ err: error }, 'the columns of search are loaded again; the database answers');
    isReported = true;
    restart = setTimeout(begin, pause);
    pause = Math.min(pause * 2, pauses.last);
  }

  function launch(): Kept {
    const own: Kept = { worker: startThread(), state: noColumns };
    let failure: unknown;
    own.worker.on('message', (message: ThreadMessage) => hear(own, message));
    own.worker.on('error', error => {
      failure = error;
    });
    own.worker.once('exit', code =>
      end(own, failure ?? (code ? new Error(`the thread ended with ${code}`) : undefined)),
    );
    return own;
  }

  function begin(): void {
    kept = launch();
  }

  begin();
  return {
    state: () => kept?.state ?? noColumns,
    ask: asks =>
      new Promise(resolve => {
        if (!kept?.state.isReady) {
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
        kept.worker.postMessage({ id, asks } satisfies AskMessage);
      }),
    async stop() {
      isStopped = true;
      clearTimeout(restart);
      await Promise.all([kept?.worker.terminate(), successor?.worker.terminate()]);
    },
  };
}
