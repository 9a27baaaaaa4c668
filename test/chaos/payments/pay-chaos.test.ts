import { expect, test } from 'vitest';
import { jobs } from '../../../server/schedule.ts';
import { makeDb, makePool } from '../../../server/core/db/database.ts';
import { prepareDatabase } from '../../../server/boot/prepare-database.ts';
import { runPayChaos } from './pay-chaos.ts';
import { startTestPostgres } from '../../harness/database/test-postgres.ts';

test('the money at the gateway equals the benefits given, whatever is killed', async () => {
  // Its own server, since other tests must not see a crash. Committed data must survive the crash.
  const postgres = await startTestPostgres({ synchronous_commit: 'on' });
  const db = makeDb(makePool({ url: postgres.appUrl, poolSize: 3, onIdleError: () => undefined }));
  try {
    await prepareDatabase(postgres.ownerUrl, db, jobs);
    const options = { db, postgres, orders: 30, teams: 4, kills: 3, seed: 7, say: () => undefined };
    const outcome = await runPayChaos(options);
    expect(outcome).toMatchObject({ differenceFen: 0, ignored: 0, invented: 0, unequal: 0, unsettled: 0 });
    expect(outcome).toMatchObject({ open: 0, misstated: 0, billDifferences: 0 });
    expect(outcome.honoured).toBe(outcome.periods);
    expect(outcome.blows).toHaveLength(3);
    expect(outcome.honoured).toBeGreaterThan(5);
    expect(outcome.refunds).toBeGreaterThan(0);
  } finally {
    await db.destroy();
    await postgres.stop();
  }
});
