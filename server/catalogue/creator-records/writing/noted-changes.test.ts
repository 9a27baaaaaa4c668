import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CatalogueRecord } from '../../../../contract/core/sources/source-records.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { deleteOldChanges, noteChanges } from '../../../core/db/creator-changes/note-changes.ts';
import { computeDueFigures, recomputePeers } from '../derived/compute-due-figures.ts';
import { dropAddresses } from '../erasing/erasing.queries.ts';
import { mergeCreators } from '../merging/merge-creators.ts';
import { removeSource, writeRecords } from '../service.ts';

const ctx = testContext('2026-11-20T08:00:00Z');
let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const write = (...records: object[]) =>
  writeRecords(
    database.db,
    ctx,
    'file',
    records.map(record => ({ type: 'creator', platform: 'youtube', ...record }) as CatalogueRecord),
  );

const handlesById = async () =>
  new Map(
    (await database.db.selectFrom('creators').select(['id', 'handle']).execute()).map(row => [
      row.id,
      row.handle,
    ]),
  );
const idOf = async (handle: string) =>
  [...(await handlesById())].find(([, each]) => each === handle)?.[0] ?? 0;

/** The handles that were noted since the last call, of deleted creators the id. */
async function noted(): Promise<string[]> {
  const { db } = database;
  const rows = await db.selectFrom('creator_changes').select('creator_id').distinct().execute();
  await db.deleteFrom('creator_changes').execute();
  const handles = await handlesById();
  return rows.map(({ creator_id: id }) => String(handles.get(id) ?? id)).toSorted((a, b) => (a < b ? -1 : 1));
}

const posts = (plays: number) =>
  Array.from({ length: 10 }, (_, at) => ({
    platformPostId: `p${at}`,
    publishedAt: `2026-11-${10 + at}T00:00:00Z`,
    plays,
    likes: plays / 10,
    comments: 1,
    shares: 1,
  }));

it('notes every creator that an import creates or changes, and none that stays the same', async () => {
  await write({ handle: 'ann' }, { handle: 'bo' });
  expect(await noted()).toEqual(['ann', 'bo']);
  await write({ handle: 'ann', followers: 5 }, { handle: 'bo' });
  expect(await noted()).toEqual(['ann']);
});

it('notes whose figures were computed again', async () => {
  await write({ handle: 'ann', posts: posts(1000) }, { handle: 'bo' });
  await write({ handle: 'ann', posts: posts(2000) });
  await noted();
  await computeDueFigures(database.db, ctx);
  expect(await noted()).toEqual(['ann']);
});

it('notes whose level or price is corrected, but not whose percentile moves', async () => {
  const { db } = database;
  await write(
    { handle: 'ann', followers: 100, posts: posts(1000) },
    { handle: 'bo', followers: 100, posts: posts(2000) },
  );
  await recomputePeers(db, ctx);
  const change = (handle: string, set: { level?: number; percentile?: number; price_fen?: number }) =>
    db.updateTable('creators').set(set).where('handle', '=', handle).execute();
  await noted();
  await change('ann', { percentile: 1 });
  expect(await recomputePeers(db, ctx)).toBe(1);
  expect(await noted()).toEqual([]);
  await change('ann', { level: 1 });
  await change('bo', { price_fen: 1 });
  expect(await recomputePeers(db, ctx)).toBe(2);
  expect(await noted()).toEqual(['ann', 'bo']);
});

it('notes every creator that a removal deletes', async () => {
  await write({ handle: 'ann' });
  const ann = await idOf('ann');
  await noted();
  await removeSource(database.db, ctx, 'file');
  expect(await noted()).toEqual([String(ann)]);
});

it('notes both who are merged', async () => {
  const id = 'UCq-Fj5jknLsUf-MWSy4_brA';
  await write({ handle: 'boxofgears', homepageUrl: 'https://www.youtube.com/@boxofgears', followers: 5 });
  await write({ handle: id, platformId: id, followers: 7 });
  await write({ handle: 'boxofgears', platformId: id, followers: 8 });
  const before = [...(await handlesById()).keys()];
  expect(before).toHaveLength(2);
  await noted();
  await mergeCreators(database.db, ctx);
  const [left] = [...(await handlesById()).keys()];
  expect(await noted()).toEqual([String(before.find(each => each !== left)), 'boxofgears']);
});

it('notes who lost the last address', async () => {
  const stated = { emails: ['ann@example.com'] };
  await write({ handle: 'ann', ...stated }, { handle: 'bo', emails: ['ann@example.com', 'bo@example.com'] });
  await noted();
  await dropAddresses(database.db, ['ann@example.com']);
  const { rows } = await sql<{ handle: string }>`select handle from creators where not has_email`.execute(
    database.db,
  );
  expect(rows).toEqual([{ handle: 'ann' }]);
  expect(await noted()).toEqual(['ann']);
});

it('keeps a note for a day, whatever the transaction says twice', async () => {
  const { db } = database;
  await db.transaction().execute(async db => {
    await noteChanges(db, [1, 2]);
    await noteChanges(db, [2, 3]);
  });
  await sql`update creator_changes set at = at - interval '25 hours' where creator_id = 2`.execute(db);
  await deleteOldChanges(db);
  expect(await noted()).toEqual(['1', '3']);
});
