import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { startSearchColumns } from '../../server/workers/search-columns-role.ts';
import { progress, round } from '../report.ts';

export interface LoadedColumns {
  /** What loading them took, until they answered. */
  seconds: number;
  /** Of what they hold. */
  mb: number;
  /** By which the process grew, with the memory that its thread works in. */
  processMb: number;
  stop(): Promise<void>;
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

/** Starts the columns of search as the product does, in a thread of this process, and waits until they answer. */
export async function loadColumns(url: string): Promise<LoadedColumns> {
  const before = process.memoryUsage.rss();
  const started = performance.now();
  const thread = startSearchColumns({ url, log: pino({ level: 'silent' }) });
  while (!thread.state().isReady) {
    await sleep(100);
    if (performance.now() - started > 1_800_000)
      throw new Error('the columns were not loaded in half an hour');
  }
  const seconds = round((performance.now() - started) / 1000);
  progress(`columns loaded in ${seconds} s`);
  return {
    seconds,
    mb: megabytes(thread.state().bytes),
    processMb: megabytes(process.memoryUsage.rss() - before),
    stop: () => thread.stop(),
  };
}
