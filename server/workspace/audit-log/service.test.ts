import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { OperationRecord } from '../../../contract/workspace/audit-log.ts';
import type { Context } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import {
  erasePersonalValues,
  recordOperation,
  type OperationEntry,
} from '../../activity/audit-log/service.ts';

let app: TestApp;
let owner: Account;
let member: Account;
let stranger: Account;
let tokens: { owner: string; member: string };
/** An account in a team of its own, so that its entries can be counted. */
let counted: Account;
let countedToken: string;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  owner = await makeTeam(db, app.world, 'first');
  member = await makeMember(db, app.world, owner.teamId, 'first-member');
  stranger = await makeTeam(db, app.world, 'second');
  tokens = { owner: await app.signInAs(owner), member: await app.signInAs(member) };
});
afterAll(() => app.close());

let teams = 0;
beforeEach(async () => {
  counted = await makeTeam(app.database.db, app.world, `counted${++teams}`);
  countedToken = await app.signInAs(counted);
});

const path = '/office/api/operationRecords';
const ask = (query: Record<string, string | number> = {}, token?: string) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return app.inject({ method: 'GET', path: `${path}?${search.toString()}`, ...(token ? { token } : {}) });
};
interface Page {
  records: OperationRecord[];
  total: number;
}
async function list(query: Record<string, string | number> = {}, token = countedToken): Promise<Page> {
  const reply = await ask(query, token);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return reply.json<{ data: Page }>().data;
}

const from = { address: '192.0.2.7', agent: 'Firefox' };
const acting = ({ teamId, accountId }: Account, more: Partial<Context> = {}): Context => ({
  ...app.world,
  actor: { teamId, accountId, sessionId: 1, role: 'owner', isOperator: false },
  from,
  ...more,
});
const record = (ctx: Context, teamId: number, entry: OperationEntry) =>
  asTeam(app.database.db, teamId, db => recordOperation(db, ctx, teamId, entry));
const renamed: OperationEntry = {
  action: 'member.rename',
  subject: 'member',
  subjectId: 77,
  subjectName: 'han',
  before: { nickname: '韩', note: 'same' },
  after: { nickname: '梅', note: 'same' },
};
const note = (at: string, entry: Partial<OperationEntry> = {}) =>
  record(acting(counted, { now: () => new Date(at) }), counted.teamId, {
    action: 'team.update',
    subject: 'team',
    ...entry,
  });

describe('a record', () => {
  it('shows who did what, when, from where, and what changed', async () => {
    await record(acting(owner), owner.teamId, renamed);
    const { records } = await list({ action: 'member.rename' }, tokens.owner);
    expect(records).toEqual([
      {
        id: expect.any(Number) as number,
        at: app.world.now().toISOString(),
        action: 'member.rename',
        accountId: owner.accountId,
        accountName: 'first nick (first)',
        subject: 'member',
        subjectId: 77,
        subjectName: 'han',
        changes: [{ field: 'nickname', before: '韩', after: '梅' }],
        ...from,
      },
    ]);
  });

  it('includes a sign-in of a just authenticated account', async () => {
    const [signedIn] = (await list({ action: 'account.signIn' })).records;
    expect(signedIn).toMatchObject({
      accountId: counted.accountId,
      accountName: `${counted.username} nick (${counted.username})`,
      subjectName: `${counted.username} nick (${counted.username})`,
      changes: [{ field: 'way', after: 'password' }],
    });
  });

  it.each([
    ['nobody', undefined],
    ['an operator of another team', 'stranger'],
  ])('names the installation where %s acts', async (_who, actor) => {
    const ctx = actor ? acting(stranger) : app.world;
    await record(ctx, counted.teamId, { action: 'plan.end', subject: 'team' });
    const [ended] = (await list({ action: 'plan.end' })).records;
    expect(ended).toMatchObject({ accountId: null, accountName: '', subjectId: null, changes: [] });
  });

  it('is committed with its transaction', async () => {
    const undone = asTeam(app.database.db, counted.teamId, async db => {
      await recordOperation(db, acting(counted), counted.teamId, renamed);
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await list({ action: 'member.rename' })).toEqual({ records: [], total: 0 });
  });
});

describe('the list', () => {
  it('is for the main account', async () => {
    expect((await ask()).statusCode).toBe(401);
    expect((await ask({}, tokens.member)).statusCode).toBe(403);
  });

  it('contains nothing of another team', async () => {
    await record(acting(stranger), stranger.teamId, renamed);
    const { records } = await list({ size: 100 });
    expect(records.map(({ accountId }) => accountId)).toEqual([counted.accountId]);
    expect((await list({ accountId: stranger.accountId })).total).toBe(0);
  });

  it.each([
    ['action', 'account.fly'],
    ['accountId', 'x'],
    ['accountId', 0],
    ['from', '2026-02-30'],
    ['to', 'yesterday'],
    ['page', 0],
    ['size', 101],
  ])('refuses %s = %s, naming it', async (field, value) => {
    const reply = await ask({ [field]: value }, countedToken);
    expect([reply.statusCode, reply.body]).toEqual([400, expect.stringContaining(field) as string]);
  });

  it('turns pages, newest first, also of one moment', async () => {
    for (let number = 1; number <= 5; number++) await note('2026-11-22T00:00:00Z', { subjectId: number });
    const pages = [1, 2, 3, 4].map(page => list({ page, size: 2, action: 'team.update' }));
    const shown = (await Promise.all(pages)).map(({ records, total }) => [
      total,
      records.map(({ subjectId }) => subjectId),
    ]);
    expect(shown).toEqual([
      [5, [5, 4]],
      [5, [3, 2]],
      [5, [1]],
      [5, []],
    ]);
  });

  it('is filtered by action and account', async () => {
    const { accountId } = await makeMember(
      app.database.db,
      app.world,
      counted.teamId,
      `${counted.username}-m`,
    );
    await record(acting({ ...counted, accountId }), counted.teamId, renamed);
    await note('2026-11-22T00:00:00Z');
    const actions = async (query: Record<string, string | number>) =>
      (await list(query)).records.map(({ action }) => action);
    expect(await actions({ accountId })).toEqual(['member.rename']);
    expect(await actions({ accountId, action: 'team.update' })).toEqual([]);
    expect(await actions({ accountId: counted.accountId })).toEqual(['team.update', 'account.signIn']);
  });

  /** Days in Shanghai begin at 16:00 UTC. */
  it.each([
    [{ from: '2026-12-02' }, [4, 3]],
    [{ to: '2026-12-01' }, [2, 1]],
    [{ from: '2026-12-01', to: '2026-12-01' }, [2, 1]],
    [{ from: '2026-12-01', to: '2026-12-02' }, [3, 2, 1]],
    [{ from: '2026-12-03', to: '2026-12-01' }, []],
    [{ from: '1970-01-01', to: '2199-12-31' }, [4, 3, 2, 1]],
    [{ from: '2199-12-31' }, []],
    [{ to: '1970-01-01' }, []],
  ])('is filtered by days of the team’s time zone: %o', async (query, expected) => {
    const moments = [
      '2026-11-30T16:00:00Z',
      '2026-12-01T15:59:59.999Z',
      '2026-12-01T16:00:00Z',
      '2026-12-02T16:00:00Z',
    ];
    for (const [at, moment] of moments.entries()) await note(moment, { subjectId: at + 1 });
    const { records, total } = await list({ ...query, action: 'team.update' });
    expect([records.map(({ subjectId }) => subjectId), total]).toEqual([expected, expected.length]);
  });

  it('uses another time zone when the team’s changes', async () => {
    await asTeam(app.database.db, counted.teamId, db =>
      db.updateTable('teams').set({ time_zone: 'America/New_York' }).execute(),
    );
    await note('2026-12-02T04:59:59Z');
    expect((await list({ from: '2026-12-01', to: '2026-12-01', action: 'team.update' })).total).toBe(1);
    expect((await list({ from: '2026-12-02', action: 'team.update' })).total).toBe(0);
  });
});

describe('a deleted account', () => {
  it('keeps the actions, without personal data', async () => {
    const { db } = app.database;
    const { teamId } = counted;
    const gone = await makeMember(db, app.world, teamId, `${counted.username}-gone`);
    const about = { subject: 'member', subjectId: gone.accountId, subjectName: 'Han Meimei' };
    await record(acting(gone), teamId, renamed);
    await record(acting(counted), teamId, { ...renamed, ...about });
    await note('2026-11-22T00:00:00Z', {
      ...about,
      subject: 'team',
      before: { name: 'a' },
      after: { name: 'b' },
    });
    await asTeam(db, teamId, db => erasePersonalValues(db, teamId, gone.accountId));
    const { records } = await list();
    const byOther = {
      accountId: counted.accountId,
      accountName: `${counted.username} nick (${counted.username})`,
    };
    expect(records).toMatchObject([
      { ...byOther, subjectName: 'Han Meimei', changes: [{ field: 'name', before: 'a', after: 'b' }] },
      { ...byOther, ...from, subjectId: gone.accountId, subjectName: '' },
      { accountId: gone.accountId, accountName: '', address: '', agent: '', subjectName: 'han' },
      { ...byOther, action: 'account.signIn' },
    ]);
    expect(records.slice(1, 3).map(({ changes }) => changes)).toEqual([
      [{ field: 'nickname' }],
      [{ field: 'nickname' }],
    ]);
  });
});
