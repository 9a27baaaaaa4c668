import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import '../../../server/hooks.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { sealTeam } from '../../../server/workspace/audit-log/seals/seal-team.ts';

/** Seals the log of a team in a process that is killed, as by a power cut, before it sends its statement of that number. @returns its exit code; null if it was killed */
export async function startSealProcess({
  appUrl,
  teamId,
  statements,
}: {
  appUrl: string;
  teamId: number;
  statements: number;
}): Promise<number | null> {
  const given = [fileURLToPath(import.meta.url), appUrl, String(teamId), String(statements)];
  const child = spawn(process.execPath, given, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
}

/** Runs in the child process. */
async function work([url = '', teamId, statements]: string[]): Promise<void> {
  const pool = makePool({ url, poolSize: 1, onIdleError: () => undefined });
  let left = Number(statements);
  pool.on('connect', client => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      if (--left < 0) process.kill(process.pid, 'SIGKILL');
      return query(...given);
    }) as typeof client.query;
  });
  const db = makeDb(pool);
  await sealTeam(db, realContext(), Number(teamId));
  await db.destroy();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
