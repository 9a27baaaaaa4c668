import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pass } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { startAcquiring } from '../../../server/creators/acquisitions/service.ts';
import { makeLog } from '../../../server/core/log.ts';
import { readEnv } from '../../../server/core/settings/env.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { testSources } from '../sources/test-sources.ts';

export interface AcquiringWork {
  appUrl: string;
  /** The address of the platforms. */
  platforms: string;
}

/** A worker process that runs the acquisitions of all teams. */
export interface AcquisitionProcess {
  /** Ends it abruptly, as a power cut does. */
  kill: () => void;
  ended: Promise<unknown>;
}

/** Milliseconds until the lease of a killed process expires. */
const leaseMs = 2000;

/** @returns once it polls for due work */
export async function startAcquisitionProcess({
  appUrl,
  platforms,
}: AcquiringWork): Promise<AcquisitionProcess> {
  const child: ChildProcess = spawn(process.execPath, [fileURLToPath(import.meta.url), appUrl, platforms], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('the process has no output');
  await once(child.stdout, 'data');
  return { kill: () => void child.kill('SIGKILL'), ended };
}

/** Runs in the child process until it is killed. */
async function work([url = '', platforms = '']: string[]): Promise<void> {
  const db = makeDb(makePool({ url, poolSize: 6, onIdleError: () => undefined }));
  const log = makeLog(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'error' }));
  const options = { max: 4, leaseMs, everyMs: 20, log };
  startAcquiring(db, realContext, { ...testSources(platforms), pause: ms => pass(ms) }, options);
  process.stdout.write('begun\n');
  await once(process, 'SIGTERM');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
