import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { listImportJob } from '../../../server/creators/list-imports/jobs.ts';
import { realContext } from '../../../server/core/real-context.ts';

export interface ImportTask {
  appUrl: string;
  teamId: number;
  workId: number;
}

/** A worker process that runs the job of an import. */
export interface ImportProcess {
  /** Ends it abruptly, as a power cut does. */
  kill: () => void;
  /** Its exit code; null if it was killed. */
  ended: Promise<number | null>;
}

/** @returns once the job has begun */
export async function startImportProcess({ appUrl, teamId, workId }: ImportTask): Promise<ImportProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), appUrl, String(teamId), String(workId)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  if (!child.stdout) throw new Error('the process has no output');
  await once(child.stdout, 'data');
  return { kill: () => void child.kill('SIGKILL'), ended };
}

/** Runs in the child process. */
async function work([url = '', teamId, workId]: string[]): Promise<void> {
  const db = makeDb(makePool({ url, poolSize: 4, onIdleError: () => undefined }));
  process.stdout.write('begun\n');
  await listImportJob.run(db, realContext(), { teamId: Number(teamId), workId: Number(workId) });
  await db.destroy();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
