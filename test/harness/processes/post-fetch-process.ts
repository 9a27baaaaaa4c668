import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { fetchDuePosts } from '../../../server/sourcing/metric-polling/service.ts';
import { realContext } from '../../../server/core/real-context.ts';
import { testSources } from '../sources/test-sources.ts';

/** A worker process that fetches due posts and ends. */
export interface PostFetchProcess {
  /** Ends it abruptly, as a power cut does. */
  kill: () => void;
  ended: Promise<unknown>;
}

/** @returns once it begins to fetch */
export async function startPostFetch(appUrl: string, platforms: string): Promise<PostFetchProcess> {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), appUrl, platforms], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { kill: () => void child.kill('SIGKILL'), ended };
}

async function work([url = '', platforms = '']: string[]): Promise<void> {
  const db = makeDb(makePool({ url, poolSize: 4, onIdleError: () => undefined }));
  process.stdout.write('begun\n');
  await fetchDuePosts(db, realContext(), testSources(platforms));
  await db.destroy();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await work(process.argv.slice(2));
