import { setTimeout as sleep } from 'node:timers/promises';
import { makeDb, makePool } from '../../../core/db/database.ts';
import { workAside } from '../../../core/jobs/work-in-child.ts';
import { contextFrom } from '../../../core/real-context.ts';
import type { EditionOrder } from './make-in-own-process.ts';
import { commitWithoutWaiting } from './editions.queries.ts';
import { makeDue } from './make-edition.ts';

/** Makes rankings if they are due, with one connection. The pauses relieve the database too. */
await workAside(async (order, tell) => {
  const { databaseUrl, now } = order as EditionOrder;
  const db = makeDb(makePool({ url: databaseUrl, poolSize: 1, onIdleError: () => undefined }));
  try {
    await commitWithoutWaiting(db);
    await makeDue(db, contextFrom(now), {
      batchSize: 250,
      async rest(tookMs, step) {
        tell({ step, tookMs });
        await sleep(tookMs / 5);
      },
    });
  } finally {
    await db.destroy();
  }
});
