import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QueryInputOf } from '../../../contract/core/endpoint.ts';
import {
  addSuppressions,
  liftSuppression,
  listSuppressions,
} from '../../../contract/outreach/suppressions.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { removeMember } from '../../workspace/members/service.ts';
import { suppressAddress, findSuppressed, type Suppressing } from './service.ts';

let app: TestApp;
let made = 0;
let owner: Account;
let member: Account;
let tokens: { owner: string; member: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.database;
  owner = await makeTeam(db, app.world, `owner-${++made}`);
  member = await makeMember(db, app.world, owner.teamId, `member-${made}`);
  tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
});

const asOwner = <T>(work: (db: Db) => Promise<T>) => asTeam(app.database.db, owner.teamId, work);
const proof = { way: 'mail', address: '', agent: '', task: 'spring', note: '550' } as const;
const put = (address: string, reason: Suppressing['reason'] = 'bounced') =>
  asOwner(db => suppressAddress(db, app.world, owner.teamId, { address, reason, proof }));
const listed = async (query: QueryInputOf<typeof listSuppressions> = {}, token = tokens.owner) =>
  (await callApp(app, listSuppressions, { token, query })).data;
const add = (pasted: string, note = '', token = tokens.member) =>
  callApp(app, addSuppressions, { token, body: { pasted, note } });
const lift = (id: number, reason = '本人同意', token = tokens.owner) =>
  callApp(app, liftSuppression, { token, params: { id }, body: { reason } });
const records = () =>
  asOwner(db =>
    db
      .selectFrom('audit_log_entries as r')
      .innerJoin('audit_log_values as v', join =>
        join.onRef('v.team_id', '=', 'r.team_id').onRef('v.entry_id', '=', 'r.id'),
      )
      .select(['r.action', 'r.account_id', 'v.subject_name', 'v.after'])
      .where('r.action', 'like', 'suppression.%')
      .orderBy('r.id')
      .execute(),
  );

describe('an address', () => {
  it('is suppressed once, however it is written', async () => {
    const first = await put(' Lan@Example.COM ');
    expect(first.isNew).toBe(true);
    expect(await put('lan@example.com')).toEqual({ id: first.id, isNew: false });
    const suppressed = await asOwner(db =>
      findSuppressed(db, owner.teamId, ['LAN@example.com', 'other@example.com']),
    );
    expect(suppressed).toEqual(new Set(['lan@example.com']));
    expect(await asOwner(db => findSuppressed(db, owner.teamId, []))).toEqual(new Set());
  });

  it.each([
    ['bounced', 'unsubscribed', 'unsubscribed'],
    ['manual', 'complaint', 'complaint'],
    ['unsubscribed', 'bounced', 'unsubscribed'],
    ['unsubscribed', 'complaint', 'unsubscribed'],
    ['manual', 'bounced', 'manual'],
  ] as const)('that was %s and then %s is kept as %s', async (before, then, stands) => {
    const { id } = await put('lan@example.com', before);
    expect(await put('lan@example.com', then)).toEqual({ id, isNew: stands === then });
    expect(await listed()).toMatchObject({ total: 1, suppressions: [{ id, reason: stands }] });
  });

  it('is one of one team only', async () => {
    await put('lan@example.com');
    const stranger = await makeTeam(app.database.db, app.world, `stranger-${made}`);
    const theirs = await asTeam(app.database.db, stranger.teamId, db =>
      findSuppressed(db, stranger.teamId, ['lan@example.com']),
    );
    expect(theirs).toEqual(new Set());
    expect(await listed({}, await app.signInAs(stranger))).toEqual({ suppressions: [], total: 0 });
  });

  it('by two concurrent calls is one entry', async () => {
    const both = await Promise.all([put('lan@example.com'), put('lan@example.com', 'manual')]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect((await listed()).total).toBe(1);
  });
});

describe('the list', () => {
  it('is paged, newest first, with its proof', async () => {
    for (const index of [0, 1, 2]) {
      await put(`c${index}@example.com`);
      app.world.pass(1000);
    }
    expect(await listed({ size: 2 })).toMatchObject({
      total: 3,
      suppressions: [
        { address: 'c2@example.com', proof, by: '', removed: null },
        { address: 'c1@example.com' },
      ],
    });
    expect((await listed({ size: 2, page: 2 })).suppressions).toMatchObject([{ address: 'c0@example.com' }]);
  });

  it('is filtered by part of the address and by reason', async () => {
    await put('lan_1@example.com', 'unsubscribed');
    await put('lanx1@sample.org', 'bounced');
    const total = async (query: QueryInputOf<typeof listSuppressions>) => (await listed(query)).total;
    expect(await total({ keyword: 'LAN' })).toBe(2);
    expect(await total({ keyword: 'n_1' })).toBe(1);
    expect(await total({ keyword: '%' })).toBe(0);
    expect(await total({ reason: 'bounced' })).toBe(1);
    expect(await total({ reason: 'bounced', keyword: 'example' })).toBe(0);
    expect(await total({ removed: '1' })).toBe(0);
  });

  it('refuses invalid filters', async () => {
    const query = { reason: 'boredom', size: 101 } as never;
    const answer = await callApp(app, listSuppressions, { token: tokens.owner, query });
    expect(answer).toMatchObject({ status: 400, fields: ['reason', 'size'] });
  });
});

describe('adding by hand', () => {
  it('records who and why, once', async () => {
    const outcomes = async (pasted: string, note?: string) =>
      (await add(pasted, note)).data.lines.map(each => each.outcome);
    expect(await outcomes('Lan@Example.com', ' asked by phone ')).toEqual(['added']);
    expect(await outcomes('lan@example.com')).toEqual(['already']);
    expect(await listed()).toMatchObject({
      total: 1,
      suppressions: [
        {
          address: 'lan@example.com',
          reason: 'manual',
          by: `${member.username} nick`,
          proof: { way: 'account', note: 'asked by phone', address: '127.0.0.1' },
        },
      ],
    });
    expect(await records()).toMatchObject([
      {
        action: 'suppression.add',
        account_id: member.accountId,
        subject_name: 'lan@example.com',
        after: { note: 'asked by phone' },
      },
    ]);
    await removeMember(
      app.database.db,
      {
        ...app.world,
        actor: { ...owner, sessionId: 0, role: 'owner', isOperator: false },
      },
      member.accountId,
    );
    expect((await listed()).suppressions).toMatchObject([{ by: '' }]);
  });

  it('takes a pasted list, and says what became of each line', async () => {
    await put('old@example.com');
    const { data } = await add('new@example.com, gita@@bad\nOLD@example.com\nNew@example.com; x@sample.org');
    expect(data.lines.map(({ line, outcome, reason }) => [line, outcome, reason])).toEqual([
      [1, 'added', null],
      [1, 'failed', 'noAddress'],
      [2, 'already', null],
      [3, 'already', 'twice'],
      [3, 'added', null],
    ]);
    expect((await listed()).total).toBe(3);
  });

  it.each(['lan', 'lan@', `${'x'.repeat(250)}@example.com`])('adds nothing for %j', async pasted => {
    expect((await add(pasted)).data.lines).toMatchObject([{ outcome: 'failed', reason: 'noAddress' }]);
    expect((await listed()).total).toBe(0);
  });

  it('refuses an empty paste', async () => {
    expect(await add('')).toMatchObject({ status: 400, fields: ['pasted'] });
  });
});

describe('lifting', () => {
  it('keeps the entry as history, and lets the address be suppressed again', async () => {
    const { id } = await put('lan@example.com', 'unsubscribed');
    app.world.pass(60_000);
    expect(await lift(id, '  本人同意 ', tokens.member)).toMatchObject({ code: 0 });
    expect(await listed()).toMatchObject({ total: 0 });
    expect(await listed({ removed: '1' })).toMatchObject({
      suppressions: [
        {
          id,
          reason: 'unsubscribed',
          removed: { by: `${member.username} nick`, at: app.world.now().toISOString(), reason: '本人同意' },
        },
      ],
    });
    expect(await records()).toMatchObject([
      { action: 'suppression.lift', subject_name: 'lan@example.com', after: { reason: '本人同意' } },
    ]);
    expect((await put('lan@example.com')).isNew).toBe(true);
    expect([await listed(), await listed({ removed: '1' })]).toMatchObject([{ total: 1 }, { total: 1 }]);
  });

  it('wants a reason', async () => {
    const { id } = await put('lan@example.com');
    for (const reason of ['', '  ', 'x'.repeat(301)])
      expect(await lift(id, reason)).toMatchObject({ status: 400, fields: ['reason'] });
    expect((await listed()).total).toBe(1);
  });

  it('finds nothing of another team, nor twice, also concurrently', async () => {
    const { id } = await put('lan@example.com');
    const stranger = await app.signInAs(await makeTeam(app.database.db, app.world, `stranger-${made}`));
    expect(await lift(id, 'x', stranger)).toMatchObject({ status: 404 });
    const answers = await Promise.all([lift(id, 'one'), lift(id, 'two', tokens.member)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await lift(id)).toMatchObject({ status: 404 });
    expect(await records()).toHaveLength(1);
  });
});
