import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp, type CallOptions } from '../../../test/harness/app/call-endpoint.ts';
import { listCounts } from '../../../test/fixtures/creators/list-counts.ts';
import { someCreators } from '../../../test/fixtures/creators/some-creators.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { BodyInputOf, Endpoint } from '../../../contract/core/endpoint.ts';
import * as contract from '../../../contract/creators/lists.ts';
import { deleteMember } from '../../../contract/workspace/members.ts';
import type { SignedIn } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { blockCreators, findBlocked } from '../blocklist/service.ts';
import { importAddresses } from '../creator-emails/service.ts';
import { addNotes, addTags, setStatus } from '../team-creators/service.ts';
import { addMembers } from './service.ts';

const { archiveList, createList, deleteList, listLists, getList, getListEnd, updateList } = contract;

let app: TestApp;
let creators: number[];
let made = 0;
let accounts: { owner: Account; mei: Account; stranger: Account };
let tokens: { owner: string; mei: string; stranger: string };
type Who = keyof typeof tokens;

beforeAll(async () => {
  app = await startTestApp();
  creators = await someCreators(app.database.db, 60, app.world.now());
});
afterAll(() => app.close());
beforeEach(async () => {
  const { database, world } = app;
  const owner = await makeTeam(database.db, world, `owner-${++made}`, { plan: 'basic' });
  const mei = await makeMember(database.db, world, owner.teamId, `mei-${made}`);
  const stranger = await makeTeam(database.db, world, `stranger-${made}`, { plan: 'basic' });
  accounts = { owner, mei, stranger };
  tokens = {
    owner: await app.signInAs(owner),
    mei: await app.signInAs(mei),
    stranger: await app.signInAs(stranger),
  };
});

const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}, who: Who = 'owner') =>
  callApp(app, endpoint, { token: tokens[who], ...options });
const fields = { name: 'Summer', description: 'for July', color: 2, visibility: 'team' } as const;
const make = async (change: Partial<BodyInputOf<typeof createList>> = {}, who: Who = 'owner') => {
  app.world.pass(1000);
  return (await call(createList, { body: { ...fields, ...change } }, who)).data.id;
};
const ctxOf = (who: Who): SignedIn => {
  const { teamId, accountId } = accounts[who];
  const role = who === 'mei' ? 'member' : 'owner';
  return { ...app.world, actor: { teamId, accountId, sessionId: 0, role, isOperator: false } };
};
const as = <T>(who: Who, work: Parameters<typeof asTeam<T>>[2]) =>
  asTeam(app.database.db, accounts[who].teamId, work);
const fill = (listId: number, ids: readonly number[], who: Who = 'owner') =>
  as(who, db => addMembers(db, ctxOf(who), listId, ids));
const board = async (query: { archived?: '0' | '1'; name?: string } = {}, who: Who = 'owner') =>
  (await call(listLists, { query }, who)).data;
const ids = (rows: readonly { id: number }[]) => rows.map(row => row.id);
const actions = (listId: number) =>
  as('owner', async db => {
    const records = await db
      .selectFrom('audit_log_entries')
      .select(['action', 'fields'])
      .where('subject', '=', 'list')
      .where('subject_id', '=', listId)
      .orderBy('id')
      .execute();
    return records.map(({ action, fields: changed }) => [action, changed]);
  });

describe('the board', () => {
  it('shows lists newest first, with their newest avatars and the plan’s limits', async () => {
    const [older, newer] = [await make(), await make({ name: 'Winter', color: 5 })];
    await fill(older, creators.slice(0, 3));
    app.world.pass(1000);
    await fill(older, creators.slice(10, 13));
    const { lists, limit, membersLimit } = await board();
    expect({ limit, membersLimit }).toEqual({ limit: 20, membersLimit: 500 });
    expect(ids(lists)).toEqual([newer, older]);
    expect(lists[1]).toMatchObject({
      ...fields,
      members: 6,
      createdBy: accounts.owner.username + ' nick',
      archivedAt: null,
      mine: true,
      readOnly: false,
    });
    expect(ids(lists[1]?.faces ?? [])).toEqual([...creators.slice(10, 13), creators[0]]);
    expect(lists[1]?.faces[0]).toMatchObject({
      name: 'creator 11',
      avatarUrl: faceOf(creators[10] ?? 0, 'https://pictures.example/11'),
    });
    expect(lists[0]?.faces).toEqual([]);
  });

  it('shows private lists to their creators and the main account only', async () => {
    const [open, own, hidden] = [
      await make(),
      await make({ visibility: 'private' }, 'mei'),
      await make({ visibility: 'private' }),
    ];
    expect(ids((await board()).lists)).toEqual([hidden, own, open]);
    const { lists } = await board({}, 'mei');
    expect(lists.map(list => [list.id, list.mine])).toEqual([
      [own, true],
      [open, false],
    ]);
    expect((await board({}, 'stranger')).lists).toEqual([]);
  });

  it('finds by a part of the name, and archived ones apart', async () => {
    const [summer, winter] = [await make({ name: '夏季 Summer' }), await make({ name: '冬季 100%' })];
    expect(ids((await board({ name: 'sUMM' })).lists)).toEqual([summer]);
    expect(ids((await board({ name: '冬' })).lists)).toEqual([winter]);
    expect((await board({ name: '_' })).lists).toEqual([]);
    await call(archiveList, { params: { id: summer }, body: { archived: true } });
    expect(ids((await board()).lists)).toEqual([winter]);
    expect(ids((await board({ archived: '1' })).lists)).toEqual([summer]);
  });
});

describe('a list', () => {
  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['a description that is too long', { description: 'x'.repeat(301) }, 'description'],
    ['a colour that there is not', { color: 6 }, 'color'],
    ['a visibility that there is not', { visibility: 'all' as 'team' }, 'visibility'],
  ])('is neither made nor changed with %s', async (_what, wrong, field) => {
    const body = { ...fields, ...wrong };
    expect(await call(createList, { body })).toMatchObject({ status: 400, fields: [field] });
    const id = await make();
    expect(await call(updateList, { params: { id }, body })).toMatchObject({ status: 400, fields: [field] });
    expect((await board()).lists).toMatchObject([fields]);
  });

  it('is created as often as the plan allows, under any number of concurrent calls', async () => {
    await app.givePlan(accounts.owner.username, 'free');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(createList, { body: fields }, 'mei')),
    );
    expect(answers.filter(answer => answer.code === 0)).toHaveLength(2);
    expect(answers.filter(answer => answer.code === 430)).toHaveLength(8);
    expect(answers.find(answer => answer.code)?.msg).toContain('2 / 2');
    expect((await board()).lists).toHaveLength(2);
  });

  it('changes, is archived and restored, and each is recorded once', async () => {
    const id = await make();
    const body = { ...fields, name: 'Autumn', visibility: 'private' } as const;
    for (const _ of [1, 2])
      expect(await call(updateList, { params: { id }, body })).toMatchObject({ code: 0 });
    expect((await board()).lists).toMatchObject([body]);
    for (const archived of [true, true, false, false]) {
      expect(await call(archiveList, { params: { id }, body: { archived } })).toMatchObject({ code: 0 });
    }
    expect((await board()).lists).toMatchObject([{ archivedAt: null }]);
    expect(await actions(id)).toEqual([
      ['list.create', ['name', 'description', 'color', 'visibility']],
      ['list.update', ['name', 'visibility']],
      ['list.archive', ['archived']],
      ['list.archive', ['archived']],
    ]);
  });

  it('is changed by its creator and by the main account, and invisible to other teams', async () => {
    const [open, own] = [await make(), await make({ visibility: 'private' }, 'mei')];
    const hidden = await make({ visibility: 'private' });
    const attempts = (id: number, who: Who) => {
      const params = { id };
      return Promise.all([
        call(updateList, { params, body: fields }, who),
        call(archiveList, { params, body: { archived: true } }, who),
        call(getListEnd, { params }, who),
        call(deleteList, { params }, who),
      ]);
    };
    for (const answer of await attempts(open, 'mei')) expect(answer).toMatchObject({ status: 403 });
    for (const answer of await attempts(hidden, 'mei')) expect(answer).toMatchObject({ status: 404 });
    for (const id of [open, own, hidden]) {
      for (const answer of await attempts(id, 'stranger')) expect(answer).toMatchObject({ status: 404 });
      expect(await call(getList, { params: { id } }, 'stranger')).toMatchObject({ status: 404 });
    }
    expect(await call(getList, { params: { id: hidden } }, 'mei')).toMatchObject({ status: 404 });
    const change = { body: { ...fields, name: 'by the main account' } };
    expect(await call(updateList, { params: { id: own }, ...change })).toMatchObject({ code: 0 });
    expect(await call(deleteList, { params: { id: own } })).toMatchObject({ code: 0 });
    expect((await board({}, 'mei')).lists).toMatchObject([{ id: open, ...fields }]);
  });

  it('can be read and deleted, but not changed, beyond the current plan', async () => {
    const lists = [await make(), await make(), await make()] as const;
    await app.givePlan(accounts.owner.username, 'free');
    expect((await board()).lists.map(list => [list.id, list.readOnly])).toEqual([
      [lists[2], true],
      [lists[1], false],
      [lists[0], false],
    ]);
    const change = { params: { id: lists[2] }, body: { ...fields, name: 'Autumn' } };
    expect(await call(updateList, change)).toMatchObject({ code: 430 });
    expect((await call(getList, { params: { id: lists[2] } })).data.list).toMatchObject({ readOnly: true });
    expect(await call(deleteList, { params: { id: lists[0] } })).toMatchObject({ code: 0 });
    expect(await call(updateList, change)).toMatchObject({ code: 0 });
  });

  it('is deleted with its use of the plan, and says beforehand what is lost', async () => {
    const [a, b] = [await make(), await make()];
    await fill(a, creators.slice(0, 10));
    await fill(b, creators.slice(6, 20));
    await as('owner', db =>
      blockCreators(db, ctxOf('owner'), creators.slice(0, 2), { reason: 'late', listId: a }),
    );
    await as('owner', db => blockCreators(db, ctxOf('owner'), creators.slice(2, 3), { reason: 'rude' }));
    expect((await call(getListEnd, { params: { id: a } })).data).toEqual({
      members: 10,
      onlyHere: 6,
      blocked: 2,
    });
    expect(await call(deleteList, { params: { id: a } })).toMatchObject({ code: 0 });
    expect(await listCounts(app.database.db, accounts.owner.teamId)).toEqual({
      used: { 'list.count': 1, 'list.members': 14, 'favourites.total': 14 },
      faults: [],
    });
    const left = await as('owner', db => findBlocked(db, accounts.owner.teamId, creators, a));
    expect([...left]).toEqual([[creators[2], 'rude']]);
    expect(await call(deleteList, { params: { id: a } })).toMatchObject({ status: 404 });
    expect((await actions(a)).at(-1)).toEqual(['list.delete', ['name', 'creators']]);
  });

  it('passes to the main account with the account that made it', async () => {
    const id = await make({ visibility: 'private' }, 'mei');
    await fill(id, creators.slice(0, 1), 'mei');
    await call(deleteMember, { params: { id: accounts.mei.accountId } });
    const { data } = await call(getList, { params: { id } });
    expect(data.list).toMatchObject({ mine: true, createdBy: `${accounts.owner.username} nick` });
    expect(data.members).toMatchObject([{ addedBy: '' }]);
    expect(data.collectors).toEqual([{ id: accounts.mei.accountId, name: '' }]);
  });
});

describe('the members of a list', () => {
  it('come with the address to write to and the newest note, as the caller’s team has them', async () => {
    const id = await make();
    const [a = 0, b = 0] = creators;
    await fill(id, [a, b]);
    const emails = [`own${made}@creators.example`];
    await as('owner', db => importAddresses(db, ctxOf('owner'), [{ creatorId: a, emails }]));
    await as('mei', db => addNotes(db, ctxOf('mei'), [a, b], 'older'));
    app.world.pass(1000);
    await as('owner', db => addNotes(db, ctxOf('owner'), [a], 'newer'));
    const shown = async (who: Who, listId = id) => {
      const { members } = (await call(getList, { params: { id: listId } }, who)).data;
      return members.map(({ email, note }) => [email, note && [note.text, note.mine, note.revision]]);
    };
    expect(await shown('owner')).toEqual([
      [emails[0], ['newer', true, 1]],
      [null, ['older', false, 1]],
    ]);
    expect((await shown('mei'))[1]).toEqual([null, ['older', true, 1]]);
    const theirs = await make({}, 'stranger');
    await fill(theirs, [a], 'stranger');
    expect(await shown('stranger', theirs)).toEqual([[null, null]]);
  });

  it('come in pages, with figures, marks, and when and by whom they were added', async () => {
    const id = await make();
    await fill(id, creators.slice(0, 5));
    app.world.pass(1000);
    await fill(id, creators.slice(20, 22), 'mei');
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      pages.push((await call(getList, { params: { id }, query: { page, size: 3 } })).data);
    }
    expect(pages.map(page => page.total)).toEqual([7, 7, 7, 7]);
    expect(pages.flatMap(page => ids(page.members))).toEqual([
      ...creators.slice(20, 22),
      ...creators.slice(0, 5),
    ]);
    expect(pages[0]?.members[0]).toMatchObject({
      handle: 'handle_21',
      followers: 999_979,
      averagePlays: null,
      addedBy: `${accounts.mei.username} nick`,
      addedAt: app.world.now().toISOString(),
      marks: { status: 'new', lists: [{ id, name: 'Summer', color: 2 }], teamTags: [] },
    });
    expect(pages[0]?.collectors).toEqual([
      { id: accounts.owner.accountId, name: `${accounts.owner.username} nick` },
      { id: accounts.mei.accountId, name: `${accounts.mei.username} nick` },
    ]);
  });

  it('are sorted by each figure, those without it last', async () => {
    const id = await make();
    await fill(id, creators.slice(0, 4).toReversed());
    const [best, second, third, fourth] = creators as [number, number, number, number];
    const figures = [
      [third, 5],
      [fourth, 9],
      [best, 7],
    ] as const;
    for (const [creator, value] of figures) {
      await app.database.db
        .updateTable('creators')
        .set({
          average_plays: value,
          interaction_bp: value,
          plays_to_followers_bp: value,
          growth_bp: value,
          price_fen: value,
          last_post_at: new Date(value * 1000),
        })
        .where('id', '=', creator)
        .execute();
    }
    for (const sort of contract.memberSorts.filter(name => !['added_at', 'followers'].includes(name))) {
      const { data } = await call(getList, { params: { id }, query: { sort } });
      expect([sort, ids(data.members)]).toEqual([sort, [fourth, best, third, second]]);
    }
    const { data } = await call(getList, { params: { id }, query: { sort: 'followers', size: 2, page: 2 } });
    expect(ids(data.members)).toEqual([third, fourth]);
  });

  it('are filtered by the team’s data on them, and by name', async () => {
    const id = await make();
    await fill(id, creators.slice(0, 6));
    const ctx = ctxOf('owner');
    await as('owner', async db => {
      await setStatus(db, ctx, creators.slice(0, 2), 'agreed');
      await addTags(db, ctx, creators.slice(1, 4), ['beauty']);
      await addTags(db, ctx, creators.slice(3, 4), ['fast']);
      await addTags(db, ctx, creators.slice(40, 41), ['elsewhere']);
    });
    const shown = async (query: CallOptions<typeof getList>['query']) => {
      const { data } = await call(getList, { params: { id }, query: { sort: 'followers', ...query } });
      return [data.total, ids(data.members), data.tags];
    };
    const tags = ['beauty', 'fast'];
    expect(await shown({ status: 'agreed' })).toEqual([2, creators.slice(0, 2), tags]);
    expect(await shown({ status: 'new' })).toEqual([4, creators.slice(2, 6), tags]);
    expect(await shown({ tag: 'beauty' })).toEqual([3, creators.slice(1, 4), tags]);
    expect(await shown({ tag: 'beauty', status: 'agreed' })).toEqual([1, creators.slice(1, 2), tags]);
    expect(await shown({ keyword: 'creator 6' })).toEqual([1, creators.slice(5, 6), tags]);
    expect(await shown({ tag: 'elsewhere' })).toEqual([0, [], tags]);
    expect(await call(getList, { params: { id }, query: { sort: 'name' as 'price' } })).toMatchObject({
      status: 400,
      fields: ['sort'],
    });
  });
});
