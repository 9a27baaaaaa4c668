import { expect, test } from 'vitest';
import { runSyncChaos } from '../../../../test/chaos/sync/sync-chaos.ts';
import { freshDatabase } from '../../../../test/harness/database/fresh-database.ts';

test('killed workers and cut connections lose nothing and file nothing twice', async () => {
  const database = await freshDatabase();
  const { db, appUrl } = database;
  const outcome = await runSyncChaos({
    db,
    appUrl,
    messages: 300,
    mailboxes: 2,
    blows: 4,
    seed: 11,
    say: () => undefined,
  });
  expect(outcome).toMatchObject({ filed: 300, lost: 0, twice: 0 });
  expect(outcome.blows).toHaveLength(4);
  await database.drop();
});
