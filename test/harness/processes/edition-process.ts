import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { makeRankingsJob } from '../../../server/market/rankings/jobs.ts';
import { contextFrom } from '../../../server/core/real-context.ts';

/** A worker process that runs the rankings job and ends. */
export interface EditionProcess {
  /** Ends it abruptly, as a power cut does. */
  kill: () => void;
  ended: Promise<unknown>;
}

export function startEditionProcess(appUrl: string, now: Date): EditionProcess {
  const args = [fileURLToPath(import.meta.url), appUrl, now.toISOString()];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return { kill: () => void child.kill('SIGKILL'), ended: once(child, 'exit') };
}

/** Runs in the child process. */
async function work([url = '', now = '']: string[]): Promise<void> {
  const db = makeDb(makePool({ url, poolSize: 4, onIdleError: () => undefined }));
  const place = { url, signal: new AbortController().signal };
  await makeRankingsJob.run(db, contextFrom(new Date(now)), {}, place);
  await db.destroy();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
