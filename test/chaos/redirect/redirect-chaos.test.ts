import { expect, test } from 'vitest';
import { jobs } from '../../../server/schedule.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { prepareDatabase } from '../../../server/boot/prepare-database.ts';
import { runRedirectChaos } from './redirect-chaos.ts';
import { startTestPostgres } from '../../harness/database/test-postgres.ts';

test('an answered redirect is a recorded visit, whatever is killed', async () => {
  // Its own server, since other tests must not see a crash. Committed data must survive the crash.
  const postgres = await startTestPostgres({ synchronous_commit: 'on' });
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 2, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const options = { db, postgres, blows: 3, between: 150, seed: 7, say: () => undefined };
    const outcome = await runRedirectChaos(options);
    expect(outcome).toMatchObject({ lost: 0, twice: 0, miscounted: 0 });
    expect(outcome.blows.map(({ blow }) => blow)).toEqual([
      'edge killed',
      'database crashed',
      'edge killed and database crashed',
    ]);
    expect(outcome.stored).toBeGreaterThanOrEqual(450);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
});
