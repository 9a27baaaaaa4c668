import { sql } from 'kysely';
import type { Db } from '../../server/core/db/database.ts';
import { dueAfter, everyMinutes } from '../../server/catalogue/metric-history/polling-schedule.ts';
import { updateWatches } from '../../server/catalogue/metric-history/watchers.queries.ts';
import { takingFor } from '../../server/sourcing/metric-polling/fetch-posts.ts';
import {
  type Batch,
  type Lease,
  readBatch,
  readHeld,
  releaseBatch,
  takeBatch,
  takeOverBatch,
} from '../../server/sourcing/metric-polling/queries.ts';
import { progress, round } from '../report.ts';

const minute = 60_000;
/** Posts become due in steps of five minutes (`dueAfter`). */
const stepMinutes = 5;

/** Posts of all ages up to 90 days, each due at its own moment within its step. */
export async function spreadDue(db: Db, from: Date): Promise<void> {
  await sql`
    update metric_polls w set
      born_at = ${from}::timestamptz - given.age * interval '1 second',
      due_at = ${from}::timestamptz + given.place * interval '1 second' * case
        when given.age < 86400 then 3600 when given.age < 259200 then 10800 when given.age < 604800 then 21600
        when given.age < 2592000 then 86400 else 604800 end
    from (
      select key, (row_number() over (order by key)) * 7919 % 7776000 as age,
        ((row_number() over (order by key)) * 104729 % 1000003)::float8 / 1000003 as place
      from metric_polls) given
    where w.key = given.key`.execute(db);
}

interface Born {
  key: string;
  born_at: Date;
  owner: number;
}

/**
 * A day of scheduling: every five minutes all due posts are taken in batches, with the size and the transactions of
 * `fetch.ts`: looking for a batch of a dead worker, choosing, reading the chosen posts, rescheduling each as if it was
 * fetched, and releasing. Not included: choosing a source, fetching, storing figures, and polls that find nothing.
 */
export async function scheduleDay(
  db: Db,
  from: Date,
): Promise<{ seconds: number; fetches: number; batches: number }> {
  const { rows } = await sql<Born>`select key, born_at, owner from metric_polls`.execute(db);
  const born = new Map(rows.map(row => [row.key, row]));
  progress('a day of scheduling');
  let [fetches, batches] = [0, 0];
  const started = performance.now();
  for (let passed = 0; passed < 24 * 60; passed += stepMinutes) {
    const now = new Date(from.getTime() + passed * minute);
    const lease = { now, until: new Date(now.getTime() + 10 * minute) };
    for (;;) {
      const taken = await take(db, lease, `bench-${batches}`);
      if (!taken) break;
      const posts = (await readBatch(db, taken)).flatMap(({ key }) => born.get(key) ?? []);
      await putDown(db, now, posts);
      await letGo(db, taken, lease);
      fetches += posts.length;
      batches++;
    }
  }
  return { seconds: round((performance.now() - started) / 1000, 2), fetches, batches };
}

async function take(db: Db, lease: Lease, id: string): Promise<Batch | null> {
  const left = await takeOverBatch(db, lease);
  if (left) throw new Error(`${left.id} was not let go of`);
  return db.transaction().execute(db =>
    takeBatch(db, lease, {
      id,
      platform: 'tiktok',
      isSample: false,
      ...takingFor('tiktok_market'),
    }),
  );
}

/** As if all were fetched. */
function putDown(db: Db, now: Date, posts: readonly Born[]): Promise<void> {
  return db.transaction().execute(db =>
    updateWatches(
      db,
      posts.map(({ key, born_at, owner }) => {
        const every = everyMinutes((now.getTime() - born_at.getTime()) / (60 * minute), 0) ?? 0;
        return { key, owner, born_at, every_minutes: every, due_at: dueAfter(now, every) };
      }),
    ),
  );
}

function letGo(db: Db, batch: Batch, { now, until }: Lease): Promise<void> {
  return db.transaction().execute(async db => {
    const unanswered = await readHeld(db, batch, until);
    if (unanswered?.length !== 0) throw new Error(`${batch.id} was not put down`);
    await releaseBatch(db, batch.id, now, { unanswered, next: [] });
  });
}
