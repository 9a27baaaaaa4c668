import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import '../../../server/hooks.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { contextFrom } from '../../../server/core/real-context.ts';
import { closeDue } from '../../../server/workspace/closures/service.ts';
import { runErasures } from '../../../server/workspace/erasures/service.ts';

const works = { erasures: runErasures, closures: closeDue };

/**
 * Erases persons, or closes accounts and teams, in a process that is killed, as by a power cut, when it begins so many
 * transactions.
 * @returns its exit code; null if it was killed
 */
export async function startErasureProcess({
  appUrl,
  transactions,
  work,
  now,
}: {
  appUrl: string;
  transactions: number;
  work: keyof typeof works;
  now: Date;
}): Promise<number | null> {
  const args = [appUrl, String(transactions), work, now.toISOString()];
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Runs in the child process. */
async function run([url = '', transactions, work, now = '']: string[]): Promise<void> {
  const pool = makePool({ url, poolSize: 4, onIdleError: () => undefined });
  let left = Number(transactions);
  pool.on('acquire', () => {
    if (--left < 0) process.kill(process.pid, 'SIGKILL');
  });
  const db = makeDb(pool);
  await works[work as keyof typeof works](db, contextFrom(new Date(now)));
  await db.destroy();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));
