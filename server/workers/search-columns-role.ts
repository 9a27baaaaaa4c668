import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { searchColumns } from '../creators/search-columns/search-columns.ts';
import { startColumnsThread, type ColumnsThread } from '../creators/search-columns/thread/columns-thread.ts';
import type { ThreadData } from '../creators/search-columns/thread/thread-messages.ts';

/** A commit is searched by after this and the time that it takes to read (ms). */
const followEveryMs = 500;

/** From now on, searches of this process are answered from columns once these are loaded. */
export function startSearchColumns({ url, log }: { url: string; log: Logger }): ColumnsThread {
  const workerData: ThreadData = { databaseUrl: url, followEveryMs };
  const file = path.join(import.meta.dirname, 'search-columns-thread.ts');
  const thread = startColumnsThread({ startThread: () => new Worker(file, { workerData }), log });
  searchColumns.use(thread);
  return {
    ...thread,
    async stop() {
      searchColumns.use(null);
      await thread.stop();
    },
  };
}
