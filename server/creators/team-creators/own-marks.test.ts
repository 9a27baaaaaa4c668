import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { addOwnMarks, missingMarks } from './own-marks.ts';
import { addTags, marksOf, maxTeamTags } from './service.ts';

const world = testContext();
let database: TestDatabase;
let owner: Account;
let ctx: SignedIn;
let teams = 0;
let [first, second, third] = [0, 0, 0];

beforeAll(async () => {
  database = await freshDatabase();
  [first = 0, second = 0, third = 0] = await someCreators(database.db, 3, world.now());
});
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await makeTeam(database.db, world, `own-${++teams}`);
  ctx = { ...world, actor: { ...owner, sessionId: 0, role: 'owner', isOperator: false } };
});

const inTeam = <T>(task: Parameters<typeof asTeam<T>>[2]) => asTeam(database.db, owner.teamId, task);
const marks = () =>
  inTeam(async db => {
    const found = await marksOf(db, ctx, [first, second, third]);
    return [first, second, third].map(id => [found.get(id)?.teamTags.toSorted(), found.get(id)?.notes]);
  }); // oxfmt-ignore

it('gives each creator its own tags and note, and nothing the second time', async () => {
  const given = [
    { creatorId: second, tags: ['b', 'a', 'b'], note: '' },
    { creatorId: first, tags: ['c'], note: 'y' },
    { creatorId: third, tags: [], note: 'x' },
  ];
  const { forecast, once, again } = await inTeam(async db => ({
    forecast: await missingMarks(db, ctx, given),
    once: await addOwnMarks(db, ctx, given),
    again: await addOwnMarks(db, ctx, given),
  }));
  expect(forecast).toEqual(once);
  expect(once.get(second)).toEqual({ creatorId: second, tags: ['b', 'a'], note: '', isFull: false });
  expect(again.get(first)).toEqual({ creatorId: first, tags: [], note: '', isFull: false });
  expect(await marks()).toEqual([
    [['c'], 1],
    [['a', 'b'], 0],
    [[], 1],
  ]);
});

it('adds what is missing beside what is there', async () => {
  const give = (tags: string[], note: string) =>
    inTeam(db => addOwnMarks(db, ctx, [{ creatorId: first, tags, note }]));
  await give(['a'], 'x');
  expect((await give(['a', 'b'], 'y')).get(first)).toMatchObject({ tags: ['b'], note: 'y' });
  expect((await marks())[0]).toEqual([['a', 'b'], 2]);
});

it('adds no tags to creators who would exceed the maximum, counting existing ones once, and says so', async () => {
  const old = Array.from({ length: maxTeamTags - 1 }, (_, at) => `old ${at}`);
  const added = await inTeam(async db => {
    await addTags(db, ctx, [first, second], old);
    return addOwnMarks(db, ctx, [
      { creatorId: first, tags: ['old 1', 'new'], note: '' },
      { creatorId: second, tags: ['new', 'newer'], note: 'z' },
    ]);
  });
  expect([added.get(first)?.isFull, added.get(second)?.isFull]).toEqual([false, true]);
  expect(await marks()).toEqual([
    [[...old, 'new'].toSorted(), 0],
    [old.toSorted(), 1],
    [[], 0],
  ]);
});
