import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { addNoteEach, addTagEach, addTags, marksOf, maxTeamTags } from './service.ts';

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
  owner = await makeTeam(database.db, world, `each-${++teams}`);
  ctx = { ...world, actor: { ...owner, sessionId: 0, role: 'owner', isOperator: false } };
});

const marks = () =>
  asTeam(database.db, owner.teamId, async db => {
    const found = await marksOf(db, ctx, [first, second, third]);
    return [first, second, third].map(id => [found.get(id)?.teamTags.toSorted(), found.get(id)?.notes]);
  }); // prettier-ignore

it('gives each creator its own tags and note, twice without a difference in tags', async () => {
  const tagged = [
    { creatorId: second, tags: ['b', 'a', 'b'] },
    { creatorId: first, tags: ['c'] },
    { creatorId: third, tags: [] },
  ];
  await asTeam(database.db, owner.teamId, async db => {
    await addTagEach(db, ctx, tagged);
    await addTagEach(db, ctx, tagged);
    await addNoteEach(db, ctx, [{ creatorId: third, text: 'x' }]);
    await addNoteEach(db, ctx, []);
  });
  expect(await marks()).toEqual([
    [['c'], 0],
    [['a', 'b'], 0],
    [[], 1],
  ]);
});

it('adds none to creators who would exceed the maximum, counting existing ones once', async () => {
  const old = Array.from({ length: maxTeamTags - 1 }, (_, at) => `old ${at}`);
  await asTeam(database.db, owner.teamId, async db => {
    await addTags(db, ctx, [first, second], old);
    await addTagEach(db, ctx, [
      { creatorId: first, tags: ['old 1', 'new'] },
      { creatorId: second, tags: ['new', 'newer'] },
    ]);
  });
  expect(await marks()).toEqual([
    [[...old, 'new'].toSorted(), 0],
    [old.toSorted(), 0],
    [[], 0],
  ]);
});
