import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BulkAction, Selection } from '../../../contract/creators/bulk.ts';
import { searchFilterSchema } from '../../../contract/creators/search/search-filter.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeMember, makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { changePlan } from '../../billing/plans/change-plan.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { setStatus } from '../team-creators/service.ts';
import { actOnSelection, runBulkTask, loadContacts, type BulkIds } from './service.ts';

let database: TestDatabase;
let ctx: SignedIn;
let made = 0;
let sent: BulkIds[] = [];
const base = testContext();
const everything = {
  of: 'search',
  platform: 'tiktok',
  filter: searchFilterSchema.parse({}),
  hideBlocked: true,
} satisfies Selection;

beforeAll(async () => {
  database = await freshDatabase();
  await loadSample(database.db, base, { count: 1200 });
});
afterAll(() => database.drop());

const actorOf = ({ teamId, accountId }: { teamId: number; accountId: number }, role: 'owner' | 'member') => ({
  ...base,
  actor: { teamId, accountId, sessionId: 0, role, isOperator: false },
});

beforeEach(async () => {
  sent = [];
  ctx = actorOf(await makeTeam(database.db, base, `team-${++made}`, { plan: 'pro' }), 'owner');
});

const act = (selection: Selection, action: BulkAction, by = ctx) =>
  actOnSelection(database.db, by, { selection, action }, async (_db, ids) => void sent.push(ids));
const task = async () => {
  for (const ids of sent.splice(0)) await runBulkTask(database.db, base, ids);
};

async function newList(name = '一'): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(database.db, teamId, async db => {
    const row = { team_id: teamId, name, color: 1, visibility: 'team' as const, created_by: accountId };
    const { id } = await db
      .insertInto('lists')
      .values({ ...row, created_at: base.now(), archived_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

const membersOf = (listId: number) =>
  asTeam(database.db, ctx.actor.teamId, async db => {
    const rows = await db
      .selectFrom('list_members')
      .select('creator_id')
      .where('list_id', '=', listId)
      .orderBy('creator_id')
      .execute();
    return rows.map(row => row.creator_id);
  });

const someIds = async (count: number) => {
  const rows = await database.db.selectFrom('creators').select('id').orderBy('id').limit(count).execute();
  return rows.map(row => row.id);
};

describe('a few creators', () => {
  it('are saved at once, twice without change', async () => {
    const [listId, ids] = [await newList(), await someIds(30)];
    const action = { do: 'addToList', listId } as const;
    const first = await act({ of: 'ids', ids: [...ids, ...ids] }, action);
    expect(first).toMatchObject({ workId: null, result: { asked: 30, done: 30, unchanged: 0, refused: 0 } });
    const again = await act({ of: 'ids', ids }, action);
    expect(again.result).toMatchObject({ asked: 30, done: 0, unchanged: 30 });
    expect(await membersOf(listId)).toEqual(ids);
    expect(sent).toEqual([]);
  });

  it('move from one list to another', async () => {
    const [from, listId, ids] = [await newList('旧'), await newList('新'), await someIds(5)];
    await act({ of: 'ids', ids }, { do: 'addToList', listId: from });
    await act({ of: 'ids', ids: ids.slice(0, 1) }, { do: 'addToList', listId });
    const moved = await act({ of: 'ids', ids: ids.slice(0, 3) }, { do: 'moveToList', from, listId });
    expect(moved.result).toMatchObject({ done: 3, unchanged: 0 });
    expect(await membersOf(from)).toEqual(ids.slice(3));
    expect(await membersOf(listId)).toEqual(ids.slice(0, 3));
    const nowhere = await act(
      { of: 'ids', ids: ids.slice(0, 3) },
      { do: 'moveToList', from: listId, listId },
    );
    expect(nowhere.result).toMatchObject({ done: 0, unchanged: 3 });
    expect(await membersOf(listId)).toEqual(ids.slice(0, 3));
  });

  it('that are blacklisted are refused by name, and leave the search', async () => {
    const [listId, ids] = [await newList(), await someIds(3)];
    await act({ of: 'ids', ids: ids.slice(0, 1) }, { do: 'block', reason: '刷量' });
    const saved = await act({ of: 'ids', ids }, { do: 'addToList', listId });
    expect(saved.result).toMatchObject({
      done: 2,
      refused: 1,
      refusals: [{ creatorId: ids[0], reason: '刷量', name: expect.stringMatching(/./) }],
    });
  });

  it.each<BulkAction>([
    { do: 'addTags', tags: ['重点', 'food'] },
    { do: 'setStatus', status: 'negotiating' },
  ])('are worked on once: %j', async action => {
    const ids = await someIds(4);
    expect((await act({ of: 'ids', ids }, action)).result).toMatchObject({ done: 4, unchanged: 0 });
    expect((await act({ of: 'ids', ids }, action)).result).toMatchObject({ done: 0, unchanged: 4 });
  });
});

describe('all that a search finds', () => {
  it('become a background task, done once however often it is run', async () => {
    const listId = await newList();
    const asked = await act(everything, { do: 'addToList', listId });
    expect(asked).toMatchObject({ result: null, workId: expect.any(Number) });
    const [ids] = sent;
    await task();
    const members = await membersOf(listId);
    expect(members.length).toBeGreaterThan(200);
    if (ids) await runBulkTask(database.db, base, ids);
    expect(await membersOf(listId)).toEqual(members);
    const shown = await asTeam(database.db, ctx.actor.teamId, db =>
      db.selectFrom('background_tasks').select(['state', 'done', 'total', 'details']).execute(),
    );
    expect(shown).toMatchObject([
      { state: 'done', done: members.length, total: members.length, details: { acted: members.length } },
    ]);
  });

  it('are all saved or none, where the plan has too little room', async () => {
    await changePlan(database.db, base, { teamId: ctx.actor.teamId, plan: 'basic', months: 1 });
    const listId = await newList();
    await act(everything, { do: 'addToList', listId });
    await task();
    expect(await membersOf(listId)).toEqual([]);
    const shown = await asTeam(database.db, ctx.actor.teamId, db =>
      db.selectFrom('background_tasks').select(['state', 'failure']).execute(),
    );
    expect(shown).toEqual([{ state: 'failed', failure: expect.stringContaining('500') }]);
  });

  it('go no further than the plan shows', async () => {
    await changePlan(database.db, base, { teamId: ctx.actor.teamId, plan: 'free', months: null });
    const asked = await act(everything, { do: 'addTags', tags: ['x'] });
    expect(asked.result?.asked).toBe(60);
    const youtube: Selection = { ...everything, platform: 'youtube' };
    await expect(act(youtube, { do: 'addTags', tags: ['x'] })).rejects.toMatchObject({
      code: 'entitlement_missing',
    });
  });
});

describe('all of a list', () => {
  it('that match are meant', async () => {
    const [listId, ids] = [await newList(), await someIds(6)];
    await act({ of: 'ids', ids }, { do: 'addToList', listId });
    await act({ of: 'ids', ids: ids.slice(0, 2) }, { do: 'setStatus', status: 'agreed' });
    const filter = { status: 'agreed' } as const;
    const removed = await act({ of: 'list', listId, filter }, { do: 'removeFromList', listId });
    expect(removed.result).toMatchObject({ asked: 2, done: 2 });
    expect(await membersOf(listId)).toEqual(ids.slice(2));
  });

  it('of another team do not exist', async () => {
    const listId = await newList();
    const stranger = actorOf(await makeTeam(database.db, base, `team-${++made}`), 'owner');
    const selection = { of: 'list', listId, filter: {} } as const;
    await expect(act(selection, { do: 'addTags', tags: ['x'] }, stranger)).rejects.toMatchObject({
      code: 'not_found',
    });
    const [id = 0] = await someIds(1);
    const add = act({ of: 'ids', ids: [id] }, { do: 'addToList', listId }, stranger);
    await expect(add).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('lists colleagues’ contacts of the last 30 days, not the caller’s own', async () => {
  const { teamId } = ctx.actor;
  const colleague = actorOf(await makeMember(database.db, base, teamId, `colleague-${made}`), 'member');
  const ids = await someIds(3);
  const touch = (by: SignedIn, id: number) =>
    asTeam(database.db, teamId, db => setStatus(db, by, [id], 'contacted'));
  await touch(colleague, ids[0] ?? 0);
  base.pass(31 * 86_400_000);
  await touch(colleague, ids[1] ?? 0);
  await touch(ctx, ids[2] ?? 0);
  const { total, contacts } = await loadContacts(database.db, ctx, { of: 'ids', ids });
  expect([total, contacts]).toEqual([
    1,
    [expect.objectContaining({ creatorId: ids[1], by: `colleague-${made} nick` })],
  ]);
});
