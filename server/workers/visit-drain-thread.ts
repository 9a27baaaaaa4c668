import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { makeDb, makePool } from '../core/db/database.ts';
import { signingKey } from '../core/db/signing-key.ts';
import type { Env } from '../core/settings/env.ts';
import { readAgent } from '../outside/agents/read-agent.ts';
import { makeLog } from '../core/log.ts';
import { openRegions } from '../outside/regions/ip-regions.ts';
import { remember } from '../links/visits/drain/remember-answers.ts';
import { startDrain, type DrainTimes } from '../links/visits/drain/visit-drain.ts';
import { realContext } from '../core/real-context.ts';

/** What the thread is started with. */
export interface ThreadData {
  env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>;
  databaseUrl: string;
  parent: string;
  own: { id: string; folder: string };
  times: DrainTimes;
}

/**
 * A thread of its own stores visits, so that redirects never wait for it. A message asks it to finish; it answers
 * whether everything is stored, and ends.
 */
const { env, databaseUrl, parent, own, times } = workerData as ThreadData;
// Visits can wait in the journal, visitors cannot. Only Linux has a priority per thread; elsewhere it applies to the
// whole process.
if (process.platform === 'linux') setPriority(19);
const log = makeLog(env);
const onIdleError = (error: Error) => log.warn({ err: error }, 'database connection lost');
const db = makeDb(makePool({ url: databaseUrl, poolSize: 5, onIdleError }));
const regions = await openRegions();
const key = await signingKey(db, 'visitors', () => realContext().randomBytes(32));
const drain = startDrain({
  db,
  makeContext: () => realContext(),
  parent,
  own,
  times,
  readers: {
    readAgent: remember(readAgent, 5000),
    regionOf: remember((ip: string) => regions.find(ip), 20_000),
    key: key.toString('base64'),
  },
  log,
});
parentPort?.once('message', () => {
  void drain.finish().then(async isAll => {
    await db.destroy();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(isAll);
    parentPort?.close();
  });
});
