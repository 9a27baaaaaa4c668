import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBlocklist, unblock } from '../../../contract/creators/blocklist.ts';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import type { Role } from '../../../contract/core/roles/permissions.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { removeMember } from '../../workspace/members/service.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import {
  blockCreators,
  findBlocked,
  blockedIds,
  countBlockedIn,
  removeListFromBlocklist,
} from './service.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let member: Account;
let tokens: { owner: string; member: string };
let creators: { id: number; handle: string; name: string; platform: string }[];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await loadSample(db, app.world, { count: 60 });
  creators = await db
    .selectFrom('creators')
    .select(['id', 'handle', 'name', 'platform'])
    .orderBy('id')
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  member = await makeMember(db, app.world, owner.teamId, `member-${made}`);
  tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
});

const ctxOf = ({ teamId, accountId }: Account, role: Role = 'owner'): SignedIn => ({
  ...app.world,
  actor: { teamId, accountId, sessionId: 0, role, isOperator: false },
});
const creator = (index: number) => {
  const found = creators[index];
  if (!found) throw new Error(`there are only ${creators.length} creators`);
  return found;
};
const id = (index: number) => creator(index).id;
const asOwner = <T>(work: (db: Db) => Promise<T>) => asTeam(app.database.db, owner.teamId, work);
const blockAs = (account: Account, ids: number[], reason: string, listId?: number) =>
  asTeam(app.database.db, account.teamId, db => blockCreators(db, ctxOf(account), ids, { reason, listId }));
const addList = (createdBy: Account, visibility: 'team' | 'private' = 'team') =>
  asTeam(app.database.db, createdBy.teamId, async db => {
    const list = await db
      .insertInto('lists')
      .values({
        team_id: createdBy.teamId,
        name: `${visibility} list`,
        color: 1,
        visibility,
        created_by: createdBy.accountId,
        created_at: app.world.now(),
        archived_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return list.id;
  });
const listed = async (query: QueryInputOf<typeof listBlocklist> = {}, token = tokens.owner) => {
  const { data } = await callApp(app, listBlocklist, { token, query });
  return { ids: data.entries.map(entry => entry.creatorId), ...data };
};
const takeOff = (entryId: number, reason = '误加', token = tokens.owner) =>
  callApp(app, unblock, { token, params: { id: entryId }, body: { reason } });
const records = () =>
  asOwner(db =>
    db
      .selectFrom('audit_log_entries as r')
      .innerJoin('audit_log_values as v', join =>
        join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
      )
      .select(['r.action', 'r.subject_id', 'r.account_id', 'v.subject_name', 'v.after'])
      .where('r.action', 'like', 'blocklist.%')
      .orderBy('r.id')
      .execute(),
  );

describe('blocking', () => {
  it('stores reason, scope, account and time, and says who was already blocked', async () => {
    expect(await blockAs(member, [id(1), id(0), id(1)], '数据造假')).toEqual({
      blocked: [id(0), id(1)],
      already: [],
    });
    expect(await blockAs(owner, [id(1), id(2)], 'later')).toEqual({ blocked: [id(2)], already: [id(1)] });
    const { entries, total } = await listed();
    expect(total).toBe(3);
    const first = entries.find(entry => entry.creatorId === id(1));
    expect(first).toMatchObject({
      platform: creator(1).platform,
      handle: creator(1).handle,
      name: creator(1).name,
      reason: '数据造假',
      list: null,
      addedBy: `${member.username} nick`,
      addedAt: app.world.now().toISOString(),
      removed: null,
    });
  });

  it('is recorded with the number and the reason, and one creator by name', async () => {
    await blockAs(owner, [id(0), id(1)], 'spam');
    await blockAs(owner, [id(0), id(1)], 'again');
    await blockAs(owner, [id(2)], 'fake');
    expect(await records()).toMatchObject([
      { action: 'blocklist.add', subject_id: null, after: { creators: 2, reason: 'spam' } },
      {
        action: 'blocklist.add',
        account_id: owner.accountId,
        subject_id: id(2),
        subject_name: creator(2).name || creator(2).handle,
        after: { creators: 1, reason: 'fake' },
      },
    ]);
  });

  it('ignores ids that are no creators', async () => {
    expect(await blockAs(owner, [id(0), 999_999_999], 'x')).toEqual({ blocked: [id(0)], already: [] });
  });

  it('in one list applies there only; in every list everywhere, and its reason comes first', async () => {
    const [here, there] = [await addList(owner), await addList(owner)];
    await blockAs(owner, [id(0), id(1)], 'here', here);
    await blockAs(owner, [id(1)], 'everywhere');
    const blocked = (listId?: number) =>
      asOwner(db => findBlocked(db, owner.teamId, [id(0), id(1), id(2)], listId));
    expect(await blocked(here)).toEqual(
      new Map([
        [id(0), 'here'],
        [id(1), 'everywhere'],
      ]),
    );
    expect(await blocked(there)).toEqual(new Map([[id(1), 'everywhere']]));
    expect(await blocked()).toEqual(new Map([[id(1), 'everywhere']]));
    expect(await asOwner(db => blockedIds(db, owner.teamId))).toEqual([id(1)]);
    expect(await asOwner(db => countBlockedIn(db, owner.teamId, here))).toBe(2);
  });

  it('in a deleted list is deleted with it', async () => {
    const [gone, stays] = [await addList(owner), await addList(owner)];
    await blockAs(owner, [id(0)], 'gone', gone);
    await blockAs(owner, [id(0)], 'stays', stays);
    await asOwner(db => removeListFromBlocklist(db, owner.teamId, gone));
    expect((await listed()).entries.map(entry => entry.reason)).toEqual(['stays']);
  });

  it('of a list that is not there, of another team or of a colleague alone is refused', async () => {
    const stranger = await makeTeam(app.database.db, app.world, `stranger-${made}`);
    const lists = [999_999_999, await addList(stranger), await addList(owner, 'private')];
    for (const listId of lists) {
      await expect(blockAs(member, [id(0)], 'x', listId)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect((await listed()).total).toBe(0);
  });

  it('by two concurrent calls leaves one entry each, also in opposite orders', async () => {
    const ids = creators.slice(0, 50).map(each => each.id);
    const both = await Promise.all([blockAs(owner, ids, 'one'), blockAs(member, ids.toReversed(), 'two')]);
    expect(both.reduce((sum, { blocked }) => sum + blocked.length, 0)).toBe(50);
    expect((await listed()).total).toBe(50);
  });
});

describe('the list', () => {
  it('is paged, newest first', async () => {
    for (const index of [0, 1, 2]) {
      await blockAs(owner, [id(index)], `reason ${index}`);
      app.world.pass(1000);
    }
    expect(await listed({ size: 2 })).toMatchObject({ ids: [id(2), id(1)], total: 3 });
    expect(await listed({ size: 2, page: 2 })).toMatchObject({ ids: [id(0)], total: 3 });
  });

  it('is filtered by platform, list, and part of name, handle or reason', async () => {
    const youtube = creators.filter(each => each.platform === 'youtube').slice(0, 2);
    const tiktok = creators.filter(each => each.platform === 'tiktok').slice(0, 2);
    const [first, second] = youtube;
    if (!first || !second) throw new Error('the sample has both platforms');
    const list = await addList(owner);
    await blockAs(
      owner,
      [...youtube, ...tiktok].map(each => each.id),
      '100% Fake_fans',
    );
    await blockAs(owner, [first.id], 'only here', list);
    const sorted = async (query: QueryInputOf<typeof listBlocklist>) =>
      (await listed(query)).ids.toSorted((a, b) => a - b);
    expect((await listed({ platform: 'youtube' })).total).toBe(3);
    expect(await sorted({ listId: list })).toEqual([first.id]);
    expect((await listed({ listId: 0 })).total).toBe(4);
    expect((await listed({ keyword: 'FAKE_' })).total).toBe(4);
    expect((await listed({ keyword: '100%' })).total).toBe(4);
    expect((await listed({ keyword: '%' })).total).toBe(4);
    expect((await listed({ keyword: 'fake-' })).total).toBe(0);
    expect((await listed({ keyword: 'fake', platform: 'youtube' })).total).toBe(2);
    expect(await sorted({ keyword: `@${second.handle.toUpperCase()}` })).toContain(second.id);
    expect(await sorted({ keyword: second.name.slice(0, 6), listId: 0 })).toContain(second.id);
    expect(await sorted({ keyword: `@${second.handle}`, platform: 'tiktok' })).toEqual([]);
  });

  it('hides entries of private lists from colleagues, not from the main account', async () => {
    await blockAs(member, [id(0)], 'private', await addList(member, 'private'));
    await blockAs(owner, [id(1)], 'private', await addList(owner, 'private'));
    expect((await listed()).total).toBe(2);
    expect((await listed({}, tokens.member)).ids).toEqual([id(0)]);
  });

  it('shows nothing of other teams', async () => {
    await blockAs(owner, [id(0)], 'ours');
    const stranger = await app.signInAs(await makeTeam(app.database.db, app.world, `stranger-${made}`));
    expect(await listed({}, stranger)).toMatchObject({ ids: [], total: 0 });
  });

  it('shows no name for an account that was deleted', async () => {
    await blockAs(member, [id(0)], 'x');
    await removeMember(app.database.db, ctxOf(owner), member.accountId);
    expect((await listed()).entries).toMatchObject([{ addedBy: '' }]);
  });

  it('refuses invalid filters', async () => {
    const query = { platform: 'orkut', size: 101 } as never;
    const answer = await callApp(app, listBlocklist, { token: tokens.owner, query });
    expect(answer).toMatchObject({ status: 400, fields: ['platform', 'size'] });
  });
});

describe('taking off', () => {
  const onlyEntry = async () => (await listed()).entries[0]?.id ?? 0;

  it('keeps the entry as history, with who, when and why, and allows a new block', async () => {
    await blockAs(owner, [id(0)], 'spam');
    const entry = await onlyEntry();
    app.world.pass(60_000);
    expect(await takeOff(entry, '  误加 ', tokens.member)).toMatchObject({ code: 0 });
    expect(await listed()).toMatchObject({ total: 0 });
    expect((await listed({ removed: '1' })).entries).toMatchObject([
      {
        id: entry,
        reason: 'spam',
        removed: { by: `${member.username} nick`, at: app.world.now().toISOString(), reason: '误加' },
      },
    ]);
    expect(await asOwner(db => blockedIds(db, owner.teamId))).toEqual([]);
    expect(await blockAs(owner, [id(0)], 'again')).toMatchObject({ blocked: [id(0)] });
    expect(await listed({ removed: '1' })).toMatchObject({ total: 1 });
    expect((await records())[1]).toMatchObject({
      action: 'blocklist.remove',
      account_id: member.accountId,
      subject_id: id(0),
      after: { reason: '误加' },
    });
  });

  it('wants a reason', async () => {
    await blockAs(owner, [id(0)], 'spam');
    for (const reason of ['', '  ', 'x'.repeat(301)]) {
      expect(await takeOff(await onlyEntry(), reason)).toMatchObject({ status: 400, fields: ['reason'] });
    }
    expect(await listed()).toMatchObject({ total: 1 });
  });

  it('finds no entry of another team, of a colleague’s private list, or taken off already', async () => {
    await blockAs(owner, [id(0)], 'private', await addList(owner, 'private'));
    const entry = await onlyEntry();
    const stranger = await app.signInAs(await makeTeam(app.database.db, app.world, `stranger-${made}`));
    for (const token of [stranger, tokens.member]) {
      expect(await takeOff(entry, 'x', token)).toMatchObject({ status: 404 });
    }
    expect(await takeOff(entry)).toMatchObject({ code: 0 });
    expect(await takeOff(entry)).toMatchObject({ status: 404 });
  });

  it('happens once when two do it', async () => {
    await blockAs(owner, [id(0)], 'spam');
    const entry = await onlyEntry();
    const answers = await Promise.all([takeOff(entry, 'one'), takeOff(entry, 'two', tokens.member)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await records()).filter(({ action }) => action === 'blocklist.remove')).toHaveLength(1);
  });
});
