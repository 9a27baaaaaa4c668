import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { startReceiving } from '../../../server/inbox/mailboxes/sync/sync-engine.ts';
import { testMail } from '../../harness/mail/test-mail.ts';
import { fastContext, type WorkerProcess, type WorkerSettings } from '../mail/worker-process.ts';

export type SyncWorkerSettings = Pick<WorkerSettings, 'appUrl' | 'clock' | 'leaseMs'>;

/** Starts a worker process that syncs mailboxes until it is killed or its parent ends. */
export async function startSyncWorker(settings: SyncWorkerSettings): Promise<WorkerProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(import.meta.url), JSON.stringify(settings)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('the worker has no output');
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function work([text = '{}']: string[]): Promise<void> {
  const { appUrl, clock, leaseMs } = JSON.parse(text) as SyncWorkerSettings;
  const db = makeDb(makePool({ url: appUrl, poolSize: 6, onIdleError: () => undefined }));
  const log = { warn: () => undefined, error: (fault: unknown) => console.error(fault) };
  const options = { readings: 2, open: 10, idle: 10, leaseMs, everyMs: 100, log };
  startReceiving(db, () => fastContext(clock), await testMail(db), options);
  process.stdout.write('begun\n');
  process.stdin.resume();
  process.stdin.on('end', () => process.exit(0));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
