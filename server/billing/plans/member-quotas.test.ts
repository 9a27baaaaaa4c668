import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeMember, makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { KeyOf } from '../../../contract/billing/plans.ts';
import type { Context } from '../../core/context.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { describeUsage } from './load-plans.ts';
import { changeQuotas, type QuotaChoice } from './member-quotas.ts';
import {
  consumeEntitlement,
  consumeUpTo,
  readTeamPlan,
  releaseOfDay,
  requireRoom,
  roomFor,
} from './service.ts';

let database: TestDatabase;
let owner: Account;
let member: Account;
let made = 0;
let ctx: ReturnType<typeof testContext>;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  ctx = testContext('2026-11-20T08:00:00Z', 'en');
  owner = await makeTeam(database.db, ctx, `quota-${++made}`, { plan: 'team' });
  member = await makeMember(database.db, ctx, owner.teamId, `quota-${made}-member`);
});

const as = ({ teamId, accountId }: Account, at: Context = ctx) => ({
  ...at,
  actor: { teamId, accountId, sessionId: 0, role: 'member', isOperator: false } as const,
});
const none: QuotaChoice = { emails: null, mails: null, rows: null };
const limit = (choice: Partial<QuotaChoice>, of = member) =>
  asTeam(database.db, of.teamId, db =>
    changeQuotas(db, as({ ...owner, teamId: of.teamId }), of.accountId, { ...none, ...choice }),
  );
const take = (key: KeyOf<'counted'>, amount = 1, who = member, at: Context = ctx) =>
  asTeam(database.db, who.teamId, db => consumeEntitlement(db, as(who, at), key, { amount }));
const takeUpTo = (amount: number, who = member, at: Context = ctx) =>
  asTeam(database.db, who.teamId, async db => {
    const taker = as(who, at);
    return consumeUpTo(db, taker, 'mail.daily', { amount, plan: await readTeamPlan(db, taker) });
  });

describe('a quota of a member', () => {
  it('refuses what is beyond it, saying who set it and when it renews', async () => {
    await limit({ rows: 10 });
    await take('export.rows', 8);
    await expect(take('export.rows', 3)).rejects.toMatchObject({
      code: 'quota_exceeded',
      details: {
        what: 'Exported rows',
        used: '8',
        limit: '10',
        by: `quota-${made} nick`,
        renews: '2026-12-01',
      },
    });
    // What was refused took nothing, from nobody.
    expect(await take('export.rows', 2)).toBe(10);
  });

  it('counts neither colleagues nor other entitlements nor other teams', async () => {
    await limit({ rows: 1, emails: null });
    await take('export.rows');
    await take('export.rows', 50, owner);
    await take('email.unlock', 50);
    const other = await makeTeam(database.db, ctx, `quota-${made}-other`, { plan: 'team' });
    await take('export.rows', 50, other);
    await expect(take('export.rows')).rejects.toMatchObject({ code: 'quota_exceeded' });
  });

  it('counts what was used before it was set, and starts again with the month of the team', async () => {
    await take('export.rows', 5);
    await limit({ rows: 5 });
    await expect(take('export.rows')).rejects.toMatchObject({ code: 'quota_exceeded' });
    // The first of December in Shanghai begins at 16:00 UTC.
    ctx.pass(Date.parse('2026-11-30T15:59:59Z') - ctx.now().getTime());
    await expect(take('export.rows')).rejects.toMatchObject({ code: 'quota_exceeded' });
    ctx.pass(1000);
    expect(await take('export.rows', 5)).toBe(5);
  });

  it('of zero allows nothing, and none leaves everything to the plan', async () => {
    await limit({ emails: 0 });
    await expect(take('email.unlock')).rejects.toMatchObject({ code: 'quota_exceeded' });
    await limit(none);
    expect(await take('email.unlock')).toBe(1);
  });

  it('never goes beyond the plan', async () => {
    const free = await makeTeam(database.db, ctx, `quota-${made}-free`, { plan: 'free' });
    await limit({ emails: 1_000_000 }, free);
    await take('email.unlock', 10, free);
    await expect(take('email.unlock', 1, free)).rejects.toMatchObject({ code: 'entitlement_exceeded' });
  });

  it('is asked beforehand too', async () => {
    await limit({ emails: 5 });
    await take('email.unlock', 3);
    await asTeam(database.db, member.teamId, async db => {
      expect(await roomFor(db, as(member), 'email.unlock')).toBe(2);
      await requireRoom(db, as(member), 'email.unlock', 2);
      await expect(requireRoom(db, as(member), 'email.unlock', 3)).rejects.toMatchObject({
        code: 'quota_exceeded',
      });
    });
  });

  it('gives mails until it is used up, and takes back what was not sent', async () => {
    await limit({ mails: 10 });
    expect(await takeUpTo(8)).toMatchObject({ taken: 8, used: 8, quotaRenewsAt: null });
    const short = await takeUpTo(8);
    expect(short).toMatchObject({ taken: 2, used: 10 });
    expect(short.quotaRenewsAt?.toISOString()).toBe('2026-11-30T16:00:00.000Z');
    expect(await takeUpTo(1)).toMatchObject({ taken: 0, used: 10 });
    // Colleagues are not held up, and the plan counts what was sent and no more.
    expect(await takeUpTo(3, owner)).toMatchObject({ taken: 3, used: 13, quotaRenewsAt: null });
    const back = { amount: 4, at: ctx.now(), timeZone: 'Asia/Shanghai' };
    await asTeam(database.db, member.teamId, db => releaseOfDay(db, as(member), 'mail.daily', back));
    expect(await takeUpTo(9)).toMatchObject({ taken: 4, used: 13 });
  });

  it('is shown to the member', async () => {
    await limit({ mails: 10, rows: 3 });
    await takeUpTo(4);
    const { quotas } = await describeUsage(database.db, as(member));
    const more = { setBy: `quota-${made} nick`, renewsAt: '2026-11-30T16:00:00.000Z' };
    expect(quotas).toEqual([
      { kind: 'mails', max: 10, used: 4, ...more },
      { kind: 'rows', max: 3, used: 0, ...more },
    ]);
    expect((await describeUsage(database.db, as(owner))).quotas).toEqual([]);
  });
});

describe('at the same time', () => {
  it('as many as fit get through, and not one more', async () => {
    await limit({ emails: 50 });
    const asked = await Promise.allSettled(Array.from({ length: 200 }, () => take('email.unlock')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    expect(await take('email.unlock', 1, owner)).toBe(51);
  });

  it('who uses it on another day waits: each day has a count of the team’s own', async () => {
    await limit({ mails: 40 });
    const yesterday = testContext('2026-11-19T08:00:00Z');
    const taken = Promise.withResolvers<number>();
    const goOn = Promise.withResolvers<null>();
    const first = asTeam(database.db, member.teamId, async db => {
      const taker = as(member, yesterday);
      const plan = await readTeamPlan(db, taker);
      taken.resolve((await consumeUpTo(db, taker, 'mail.daily', { amount: 30, plan })).taken);
      await goOn.promise;
    });
    expect(await taken.promise).toBe(30);
    let isOver = false;
    const second = takeUpTo(30).finally(() => (isOver = true));
    const isWaiting = async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(database.db);
      return rows.length > 0;
    };
    await expect.poll(async () => isOver || (await isWaiting())).toBe(true);
    goOn.resolve(null);
    await first;
    expect((await second).taken).toBe(10);
  });
});
