import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { listCounts } from '../../../test/fixtures/creators/list-counts.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeMember, makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Actor, SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators } from '../blocklist/service.ts';
import { changePlan } from '../../billing/plans/change-plan.ts';
import { addList, removeList, setArchived } from './change-list.ts';
import {
  addMembers,
  handOverLists,
  listForChange,
  listNames,
  memberIds,
  removeMembers,
  roomIn,
} from './service.ts';
import { listsOfCreators } from '../shared/list-memberships.ts';

const world = testContext();
let database: TestDatabase;
let creators: number[];
let made = 0;
let owner: SignedIn;
let mei: SignedIn;

const signedIn = (account: Pick<Actor, 'teamId' | 'accountId'>, role: Actor['role']): SignedIn => ({
  ...world,
  actor: { teamId: account.teamId, accountId: account.accountId, sessionId: 0, role, isOperator: false },
});

beforeAll(async () => {
  database = await freshDatabase();
  creators = await someCreators(database.db, 12_000, world.now());
});
afterAll(() => database.drop());
beforeEach(async () => {
  const account = await makeTeam(database.db, world, `owner-${++made}`, { plan: 'basic' });
  owner = signedIn(account, 'owner');
  mei = signedIn(await makeMember(database.db, world, account.teamId, `mei-${made}`), 'member');
});

const make = async (visibility: 'team' | 'private' = 'team', ctx = owner) => {
  world.pass(1000);
  const list = { name: `list of ${ctx.actor.accountId}`, description: '', color: 1, visibility };
  return (await addList(database.db, ctx, list)).id;
};
const as = <T>(ctx: SignedIn, work: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(database.db, ctx.actor.teamId, work);
const add = (listId: number, ids: readonly number[], ctx = owner) =>
  as(ctx, db => addMembers(db, ctx, listId, ids));
const remove = (listId: number, ids: readonly number[], ctx = owner) =>
  as(ctx, db => removeMembers(db, ctx, listId, ids));
const counts = () => listCounts(database.db, owner.actor.teamId);
const setPlan = (plan: string) =>
  changePlan(database.db, world, { teamId: owner.actor.teamId, plan, months: null });
const from = (first: number, count: number) => creators.slice(first, first + count);
const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

describe('adding', () => {
  it('counts each creator once in the list and once in the favourites', async () => {
    const [a, b] = [await make(), await make()];
    expect(await add(a, from(0, 30))).toMatchObject({ added: from(0, 30), already: [], blocked: [] });
    expect((await add(b, from(20, 30))).added).toHaveLength(30);
    expect(await counts()).toEqual({
      used: { 'list.count': 2, 'list.members': 60, 'favourites.total': 50 },
      faults: [],
    });
  });

  it('changes nothing when repeated, and says so', async () => {
    const list = await make();
    await add(list, from(0, 3));
    const before = await counts();
    const again = await add(list, [...from(0, 3), ...from(0, 3)]);
    expect({ ...again, already: sorted(again.already) }).toEqual({
      added: [],
      already: from(0, 3),
      blocked: [],
    });
    expect(await counts()).toEqual(before);
    expect((await add(list, [...from(2, 2), ...from(3, 1)])).added).toEqual(from(3, 1));
  });

  it('ignores unknown creators', async () => {
    const list = await make();
    expect(await add(list, [900_000_001, ...from(0, 1)])).toEqual({
      added: from(0, 1),
      already: [],
      blocked: [],
    });
    expect(await add(list, [])).toEqual({ added: [], already: [], blocked: [] });
  });

  it('leaves out creators blocked in every list or in this one, with the reason', async () => {
    const [a, b] = [await make(), await make()];
    const [first, second, third] = from(0, 3) as [number, number, number];
    await as(owner, async db => {
      await blockCreators(db, owner, [first], { reason: 'never answers' });
      await blockCreators(db, owner, [second], { reason: 'not this season', listId: a });
    });
    const answer = await add(a, [first, second, third]);
    expect(answer.added).toEqual([third]);
    expect(answer.blocked.toSorted((x, y) => x.creatorId - y.creatorId)).toEqual([
      { creatorId: first, reason: 'never answers' },
      { creatorId: second, reason: 'not this season' },
    ]);
    expect((await add(b, [second])).added).toEqual([second]);
    expect((await counts()).faults).toEqual([]);
  });

  it.each([
    ['somebody else’s private list', () => make('private'), 'not_found'],
    ['a list that is none', async () => 999_999_999, 'not_found'],
    ['an archived list', () => archived(), 'invalid_request'],
  ])('refuses %s', async (_what, makeIt, code) => {
    const list = await makeIt();
    await expect(add(list, from(0, 1), mei)).rejects.toMatchObject({ code });
    await expect(as(mei, db => listForChange(db, mei, list))).rejects.toMatchObject({ code });
    await expect(as(mei, db => roomIn(db, mei, list))).rejects.toMatchObject({ code });
  });

  const archived = async () => {
    const list = await make();
    await setArchived(database.db, owner, list, true);
    return list;
  };

  it('refuses the list of another team', async () => {
    const list = await make();
    const stranger = signedIn(await makeTeam(database.db, world, `stranger-${made}`), 'owner');
    await expect(add(list, from(0, 1), stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(list, from(0, 1), stranger)).rejects.toMatchObject({ code: 'not_found' });
    await expect(as(stranger, db => memberIds(db, stranger, list))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('lets all members add to an open list, and the main account to every list', async () => {
    expect((await add(await make('team'), from(0, 2), mei)).added).toEqual(from(0, 2));
    expect((await add(await make('private', mei), from(0, 2), owner)).added).toEqual(from(0, 2));
  });
});

describe('the plan', () => {
  it('refuses the whole where the list or the favourites would be over it', async () => {
    const list = await make();
    await expect(add(list, from(0, 501))).rejects.toMatchObject({
      code: 'entitlement_exceeded',
      details: { limit: '500', used: '0' },
    });
    expect((await add(list, from(0, 500))).added).toHaveLength(500);
    await expect(add(list, from(499, 2))).rejects.toMatchObject({ details: { used: '500' } });
    for (const first of [500, 1000, 1500]) await add(await make(), from(first, 500));
    const last = await make();
    await expect(add(last, from(1999, 2))).rejects.toMatchObject({ details: { limit: '2,000' } });
    expect((await add(last, from(0, 500))).added).toHaveLength(500);
    expect((await counts()).faults).toEqual([]);
  });

  it('leaves room by the smaller of both limits', async () => {
    await setPlan('free');
    const [a, b] = [await make(), await make()];
    expect(await as(owner, db => roomIn(db, owner, a))).toBe(50);
    await add(a, from(0, 20));
    await setPlan('basic');
    await add(b, from(20, 70));
    await setPlan('free');
    expect(await as(owner, db => roomIn(db, owner, a))).toBe(10);
    expect(await as(owner, db => roomIn(db, owner, b))).toBe(0);
  });

  it('leaves the oldest lists writable when it ended, and the others readable', async () => {
    const lists = [await make(), await make(), await make()] as const;
    for (const list of lists) await add(list, from(0, 10));
    await setPlan('free');
    await expect(add(lists[2], from(10, 1))).rejects.toMatchObject({
      code: 'entitlement_exceeded',
      details: { limit: '2', used: '3' },
    });
    expect((await add(lists[1], from(10, 1))).added).toEqual(from(10, 1));
    expect(await as(owner, db => memberIds(db, owner, lists[2]))).toEqual(from(0, 10));
    expect((await remove(lists[2], from(0, 1))).removed).toEqual(from(0, 1));
    await removeList(database.db, owner, lists[0]);
    expect((await add(lists[2], from(10, 1))).added).toEqual(from(10, 1));
  });

  it('stays correct under forty concurrent additions', async () => {
    await setPlan('free');
    const [a, b] = [await make(), await make()];
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, number) => add(number % 2 ? a : b, from(number * 2, 6))),
    );
    const refusals = answers.flatMap(answer => (answer.status === 'rejected' ? [answer.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'entitlement_exceeded' });
    expect(refusals.length).toBeGreaterThan(0);
    const { used, faults } = await counts();
    expect(faults).toEqual([]);
    expect(used['list.members']).toBeGreaterThan(80);
    expect(used['list.members']).toBeLessThanOrEqual(100);
    expect(used['favourites.total']).toBeLessThanOrEqual(100);
  });

  it('stays correct while members are added, removed and moved concurrently', async () => {
    const [a, b] = [await make(), await make()];
    const move = (source: number, target: number, ids: number[]) =>
      as(owner, async db => {
        await removeMembers(db, owner, source, ids);
        await addMembers(db, owner, target, ids);
      });
    const works = [
      (ids: number[]) => add(a, ids),
      (ids: number[]) => remove(b, ids),
      (ids: number[]) => move(a, b, ids),
      (ids: number[]) => move(b, a, ids),
    ];
    const rounds = Array.from({ length: 10 }, (_, number) => from((number * 7) % 40, 20));
    await Promise.all(rounds.flatMap(ids => works.map(work => work(ids))));
    expect((await counts()).faults).toEqual([]);
  });

  it('adds ten thousand creators at once, and removes them', async () => {
    await setPlan('team');
    const list = await make();
    const started = performance.now();
    const { added } = await add(list, creators.slice(0, 10_000));
    // Much less than one by one would take. This is not a measurement: other tests run at the same time.
    expect(performance.now() - started).toBeLessThan(100_000);
    expect(added).toHaveLength(10_000);
    expect((await remove(list, creators)).removed).toHaveLength(10_000);
    expect(await counts()).toEqual({
      used: { 'list.count': 1, 'list.members': 0, 'favourites.total': 0 },
      faults: [],
    });
  });
});

describe('removing', () => {
  it('gives back the places, and the favourites that are in no other list', async () => {
    const [a, b] = [await make(), await make()];
    await add(a, from(0, 10));
    await add(b, from(5, 10));
    expect(sorted((await remove(a, from(3, 100))).removed)).toEqual(from(3, 7));
    expect(await counts()).toEqual({
      used: { 'list.count': 2, 'list.members': 13, 'favourites.total': 13 },
      faults: [],
    });
    expect((await remove(a, from(3, 100))).removed).toEqual([]);
  });

  it('lets a sub-account remove from another’s list only what it added', async () => {
    const list = await make();
    await add(list, from(0, 2));
    await add(list, from(2, 2), mei);
    await expect(remove(list, from(1, 2), mei)).rejects.toMatchObject({ code: 'forbidden' });
    expect(sorted((await remove(list, from(2, 2), mei)).removed)).toEqual(from(2, 2));
    expect((await remove(await make('team', mei), from(0, 2), mei)).removed).toEqual([]);
  });
});

describe('reading', () => {
  it('names the lists of a creator, without archived ones and those of others', async () => {
    const [open, own, hidden, old] = [
      await make('team'),
      await make('private', mei),
      await make('private'),
      await make('team'),
    ];
    const [first, second, third] = from(0, 3) as [number, number, number];
    await add(open, [first, second]);
    await add(own, [first], mei);
    await add(hidden, [first, third]);
    await add(old, [first]);
    await setArchived(database.db, owner, old, true);
    const lists = await as(mei, db => listsOfCreators(db, mei, [first, second, third]));
    const name = (ctx: SignedIn) => `list of ${ctx.actor.accountId}`;
    expect(Object.fromEntries(lists)).toEqual({
      [first]: [
        { id: open, name: name(owner), color: 1 },
        { id: own, name: name(mei), color: 1 },
      ],
      [second]: [{ id: open, name: name(owner), color: 1 }],
    });
    const names = await as(mei, db => listNames(db, mei, [open, own, hidden, old]));
    expect([...names.keys()].toSorted((x, y) => x - y)).toEqual([open, own, old]);
  });

  it('finds members by name, handle and collector, those added last first', async () => {
    const list = await make();
    await add(list, from(0, 12));
    world.pass(1000);
    await add(list, from(100, 2), mei);
    const found = (filter: Parameters<typeof memberIds>[3], ctx = owner) =>
      as(ctx, db => memberIds(db, ctx, list, filter));
    expect(await found({})).toEqual([...from(100, 2), ...from(0, 12)]);
    expect(await found({ collector: mei.actor.accountId })).toEqual(from(100, 2));
    expect(await found({ keyword: ' CREATOR 1' })).toEqual([...from(100, 2), creators[0], ...from(9, 3)]);
    expect(await found({ keyword: 'Handle_12' })).toEqual(from(11, 1));
    expect(await found({ keyword: '%' })).toEqual([]);
    expect(await found({ status: 'new' })).toHaveLength(14);
    expect(await found({ status: 'agreed' })).toEqual([]);
  });

  it('passes the lists of a deleted account on, the private ones too', async () => {
    const [open, own] = [await make('team', mei), await make('private', mei)];
    const { teamId, accountId } = owner.actor;
    await as(owner, db => handOverLists(db, teamId, mei.actor.accountId, accountId));
    await expect(add(own, from(0, 1), mei)).rejects.toMatchObject({ code: 'not_found' });
    expect(await as(owner, db => listForChange(db, owner, open))).toMatchObject({ created_by: accountId });
  });
});
