import { afterEach, beforeEach, expect, it } from 'vitest';
import '../../../hooks.ts';
import { someCreators } from '../../../../test/fixtures/creators/some-creators.ts';
import { makeTwoTeams } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { testContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { findStaying, mergeCreators } from './merge-creators.ts';
import { noteMerges } from './merges.queries.ts';

let database: TestDatabase;
const ctx = testContext('2026-11-20T08:00:00Z');

beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

/** Notes one merge after the other, in this order, and merges. */
async function merge(...merges: [from: number, into: number][]): Promise<void> {
  for (const [place, [from, into]] of merges.entries())
    await noteMerges(database.db, [{ from, into }], new Date(ctx.now().getTime() + place));
  await mergeCreators(database.db, ctx);
}

const waiting = () =>
  database.db.selectFrom('creator_merges').select('from_id').where('merged_at', 'is', null).execute();

async function creators(): Promise<number[]> {
  const rows = await database.db.selectFrom('creators').select('id').orderBy('id').execute();
  return rows.map(row => row.id);
}

it('forgets that a creator turned out to be itself', async () => {
  const [id = 0] = await someCreators(database.db, 1, ctx.now());
  await merge([id, id]);
  expect(await waiting()).toEqual([]);
  expect(await creators()).toEqual([id]);
});

it('keeps one of creators who turned out to be each other', async () => {
  const [one = 0, two = 0, three = 0, other = 0] = await someCreators(database.db, 4, ctx.now());
  await merge([other, two], [one, two], [two, three], [three, one]);
  expect(await waiting()).toEqual([]);
  const [stays = 0, ...more] = await creators();
  expect(more).toEqual([]);
  const gone = [one, two, three, other].filter(id => id !== stays);
  expect(await findStaying(database.db, ctx, [one, two, three, other])).toEqual(
    new Map(gone.map(id => [id, stays])),
  );
});

it('leaves all with a creator who turned out to be one that is deleted', async () => {
  // The fixture names the first creator.
  const [first = 0, deleted = 0] = await someCreators(database.db, 2, ctx.now());
  const [{ teamId }] = await makeTwoTeams(database.db, ctx);
  await database.db.deleteFrom('creators').where('id', '=', deleted).execute();
  await merge([first, deleted]);
  expect(await waiting()).toEqual([]);
  expect(await creators()).toContain(first);
  const members = await asTeam(database.db, teamId, db =>
    db.selectFrom('list_members').select('creator_id').distinct().execute(),
  );
  expect(members).toEqual([{ creator_id: first }]);
  expect(await findStaying(database.db, ctx, [first])).toEqual(new Map());
});

it('follows those who turned out to be a deleted one that had turned out to be a third', async () => {
  const [one = 0, deleted = 0, third = 0] = await someCreators(database.db, 3, ctx.now());
  await database.db.deleteFrom('creators').where('id', '=', deleted).execute();
  await merge([one, deleted], [deleted, third]);
  expect(await waiting()).toEqual([]);
  expect(await creators()).toEqual([third]);
});
