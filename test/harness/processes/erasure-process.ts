import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import '../../../server/hooks.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { runErasures } from '../../../server/workspace/erasures/service.ts';

/** Runs erasures in a process that is killed, as by a power cut, when it begins so many transactions. @returns its exit code; null if it was killed */
export async function startErasureProcess({
  appUrl,
  transactions,
}: {
  appUrl: string;
  transactions: number;
}): Promise<number | null> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), appUrl, String(transactions)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Runs in the child process. */
async function work([url = '', transactions]: string[]): Promise<void> {
  const pool = makePool({ url, poolSize: 4, onIdleError: () => undefined });
  let left = Number(transactions);
  pool.on('acquire', () => {
    if (--left < 0) process.kill(process.pid, 'SIGKILL');
  });
  const db = makeDb(pool);
  await runErasures(db, realContext());
  await db.destroy();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
