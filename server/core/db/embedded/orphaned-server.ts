import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from './cluster.ts';
import type { Cluster } from './cluster.ts';
import { processesIn } from './running-processes.ts';

const LEAVE_WITHIN_MS = 30_000;

/**
 * Ends a PostgreSQL that outlived its Node process (kill -9). The caller must hold the data folder's lock:
 * otherwise this would stop the database of a running product.
 * @param mode `immediate` only for databases that are thrown away
 * @returns whether there was one
 */
export async function stopOrphan(cluster: Cluster, mode: 'fast' | 'immediate' = 'fast'): Promise<boolean> {
  const pidFile = join(cluster.clusterDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const inside = processesIn(cluster.clusterDir);
  if (inside === null || inside.includes(pid)) {
    const stop = ['stop', '-D', cluster.clusterDir, '-m', mode, '-w', '-t', '120'];
    // pg_ctl fails for a server that was just killed, and, where processes can't be listed, for a stale pid file.
    await runProgram(cluster, 'pg_ctl', stop).catch(error => {
      if (processesIn(cluster.clusterDir)?.includes(pid)) throw error;
    });
    if (inside === null || !existsSync(pidFile)) return true;
  }
  await waitUntilEmpty(cluster);
  // The postmaster was killed as well. Its pid may belong to another program by now, and PostgreSQL would then
  // believe that the old server still runs.
  rmSync(pidFile, { force: true });
  return inside.length > 0;
}

/** Waits for the killed server's remaining processes, which notice its death and exit. */
async function waitUntilEmpty({ clusterDir }: Cluster): Promise<void> {
  for (let waited = 0; (processesIn(clusterDir) ?? []).length > 0; waited += 50) {
    if (waited > LEAVE_WITHIN_MS)
      throw new Error(`Processes of an earlier PostgreSQL still work in ${clusterDir}`);
    await sleep(50);
  }
}
