import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { jobs } from '../server/schedule.ts';
import { makeDb, makePool, type Db } from '../server/core/db/database.ts';
import { prepareDatabase } from '../server/boot/prepare-database.ts';
import { startTestPostgres } from '../test/harness/database/test-postgres.ts';

export interface Sides {
  db: Db;
  /** Runs one side in a process of its own, passes its address to `work`, and ends it. */
  against<T>(side: 'bare' | 'product', work: (address: string) => Promise<T>): Promise<T>;
  end(): Promise<void>;
}

/** Durable, like the database of an installation. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' };

export async function openSides(): Promise<Sides> {
  const postgres = await startTestPostgres(durable);
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 10, onIdleError: () => undefined }));
  await prepareDatabase(postgres.ownerUrl, db, jobs);
  return {
    db,
    async against(side, work) {
      const script = path.join(import.meta.dirname, 'side-server.ts');
      const child = spawn(process.execPath, [script, side, postgres.appUrl], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(child, 'exit');
      try {
        const [line] = (await once(child.stdout, 'data')) as [Buffer];
        return await work(line.toString().trim());
      } finally {
        child.kill();
        await ended;
      }
    },
    async end() {
      await db.destroy();
      await postgres.stop();
    },
  };
}
