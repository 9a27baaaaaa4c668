import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../server/core/db/embedded/start-embedded.ts';
import { quantile } from '../report.ts';

const times = 5;
const quiet = { info: () => undefined, error: (text: string) => process.stderr.write(`${text}\n`) };

async function timed(work: () => Promise<unknown> | void): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The start of Node alone in milliseconds: the lower limit of every Node product. */
export async function timeNode(): Promise<number> {
  const spent: number[] = [];
  for (let run = 0; run < times; run++)
    spent.push(await timed(() => void execFileSync(process.execPath, ['-e', '0'])));
  return quantile(spent, 0.5);
}

/** The bare embedded PostgreSQL: creating and starting an empty cluster, and restarting it; milliseconds. */
export async function timePostgres(folder: string): Promise<{ first: number; again: number }> {
  const dataDir = path.join(folder, 'bare-postgres');
  mkdirSync(dataDir, { recursive: true });
  const start = async () => {
    const began = performance.now();
    const postgres = await startEmbeddedPostgres({ dataDir, log: quiet });
    const spent = performance.now() - began;
    await postgres.stop();
    return spent;
  };
  const first = await start();
  const again: number[] = [];
  for (let run = 0; run < 3; run++) again.push(await start());
  return { first, again: quantile(again, 0.5) };
}
