import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import type { KeyOf } from '../../../contract/billing/plans.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { describeEquity, describeMemberUsage, describeUsage } from './load-plans.ts';
import { releaseEntitlement, consumeEntitlement } from './service.ts';
import { changePlan, endPlans } from './change-plan.ts';

let database: TestDatabase;
let team: Account;
let made = 0;
const base = testContext('2026-11-20T08:00:00Z', 'en');

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  team = await makeTeam(database.db, base, `team-${++made}`, { plan: 'free' });
});

const ctxOf = ({ teamId, accountId }: Account) => ({
  ...base,
  actor: { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const,
});

type Options = Parameters<typeof consumeEntitlement>[3];
const take = (key: KeyOf<'counted'>, options?: Options) =>
  asTeam(database.db, team.teamId, db => consumeEntitlement(db, ctxOf(team), key, options));

describe('consumeEntitlement', () => {
  it('takes exactly the remainder under 200 concurrent requests', async () => {
    await changePlan(database.db, base, { teamId: team.teamId, plan: 'basic', months: 1 });
    await take('list.members', { amount: 450, subject: '7' });
    const asked = await Promise.allSettled(
      Array.from({ length: 200 }, () => take('list.members', { subject: '7' })),
    );
    const taken = asked.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => 451 + at));
    const refusals = asked.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
    expect(refusals).toHaveLength(150);
    expect(refusals[0]).toMatchObject({
      code: 'entitlement_exceeded',
      details: { entitlement: 'Creators per list', plan: 'Basic', used: '500', limit: '500' },
    });
  });

  it('takes nothing for an action that is rolled back', async () => {
    const failing = asTeam(database.db, team.teamId, async db => {
      await consumeEntitlement(db, ctxOf(team), 'shortlink.count', { amount: 5 });
      throw new Error('the action failed');
    });
    await expect(failing).rejects.toThrow('the action failed');
    expect(await take('shortlink.count', { amount: 5 })).toBe(5);
  });

  it('takes an amount whole or not at all', async () => {
    await take('email.unlock', { amount: 8 });
    await expect(take('email.unlock', { amount: 3 })).rejects.toMatchObject({ code: 'entitlement_exceeded' });
    expect(await take('email.unlock', { amount: 2 })).toBe(10);
  });

  it('refuses at once an entitlement that the plan lacks', async () => {
    await expect(take('export.rows')).rejects.toMatchObject({ details: { used: '0', limit: '0' } });
  });

  it('forgets days and months long past, and no count of a subject', async () => {
    const usesOf = () =>
      asTeam(database.db, team.teamId, async db => {
        const rows = await db
          .selectFrom('entitlement_uses')
          .select(['key', 'scope'])
          .orderBy('key')
          .execute();
        return rows.map(({ key, scope }) => `${key} ${scope}`);
      });
    const old = [
      { key: 'search.daily', scope: '2026-09-18' },
      { key: 'search.daily', scope: '2026-11-19' },
      { key: 'email.unlock', scope: '2026-08' },
      { key: 'list.members', scope: '7' },
    ].map(use => ({ ...use, team_id: team.teamId, used: 1 }));
    await asTeam(database.db, team.teamId, db => db.insertInto('entitlement_uses').values(old).execute());
    const today = base.now().toISOString().slice(0, 10);
    await take('search.daily');
    await take('email.unlock');
    await take('list.members', { subject: '8' });
    expect((await usesOf()).toSorted()).toEqual(
      [
        `email.unlock ${today.slice(0, 7)}`,
        'list.members 7',
        'list.members 8',
        'search.daily 2026-11-19',
        `search.daily ${today}`,
      ].toSorted(),
    );
  });

  it('restarts each day and month of the team, and keeps stocks', async () => {
    await take('search.daily', { amount: 30 });
    await take('email.unlock', { amount: 10 });
    await take('list.count', { amount: 2 });
    await expect(take('search.daily')).rejects.toMatchObject({ code: 'entitlement_exceeded' });
    base.pass(8 * 3_600_000);
    expect(await take('search.daily')).toBe(1);
    await expect(take('email.unlock')).rejects.toMatchObject({ code: 'entitlement_exceeded' });
    base.pass(11 * 24 * 3_600_000);
    expect(await take('email.unlock')).toBe(1);
    await expect(take('list.count')).rejects.toMatchObject({ code: 'entitlement_exceeded' });
  });

  it('returns what no longer exists', async () => {
    await take('list.count', { amount: 2 });
    await asTeam(database.db, team.teamId, db => releaseEntitlement(db, team.teamId, 'list.count'));
    expect(await take('list.count')).toBe(2);
  });

  it('counts no team with another', async () => {
    await take('list.count', { amount: 2 });
    team = await makeTeam(database.db, base, `team-${++made}`, { plan: 'free' });
    expect(await take('list.count')).toBe(1);
  });
});

describe('a plan', () => {
  it('counts at once, and becomes free when it ends, keeping the data', async () => {
    await changePlan(database.db, base, { teamId: team.teamId, plan: 'pro', months: 1 });
    await take('list.count', { amount: 90 });
    expect(await describeEquity(database.db, ctxOf(team))).toMatchObject({
      red_center: { save_koc_task: '1' },
      equityVersion: { versionCode: 'pro', versionName: 'Pro' },
    });
    base.pass(31 * 24 * 3_600_000);
    // Even before the job has run.
    await expect(take('list.count')).rejects.toMatchObject({ details: { used: '90', limit: '2' } });
    await endPlans(database.db, base);
    await endPlans(database.db, base);
    const stored = await asTeam(database.db, team.teamId, db =>
      db.selectFrom('teams').select(['plan', 'plan_ends_at']).executeTakeFirstOrThrow(),
    );
    expect(stored).toEqual({ plan: 'free', plan_ends_at: null });
    const notified = await asTeam(database.db, team.teamId, db =>
      db.selectFrom('notifications').select('kind').orderBy('id').execute(),
    );
    expect(notified.map(row => row.kind)).toEqual(['plan.changed', 'plan.ended']);
  });

  it.each([
    ['free', true, 'Please upgrade your membership to use this feature'],
    ['team', false, 'You’re on the highest plan. Contact us if you need more.'],
  ])('that is %s has one to upgrade to: %s', async (plan, hasHigher, advice) => {
    team = await makeTeam(database.db, base, `team-${++made}`, { plan });
    const { equityVersion } = await describeEquity(database.db, ctxOf(team));
    expect(equityVersion).toMatchObject({ versionCode: plan, hasHigher });
    await expect(take('list.count', { amount: 1_000_000 })).rejects.toMatchObject({ details: { advice } });
  });

  it('continues if it was prolonged before its end', async () => {
    await changePlan(database.db, base, { teamId: team.teamId, plan: 'basic', months: 1 });
    base.pass(20 * 24 * 3_600_000);
    await changePlan(database.db, base, { teamId: team.teamId, plan: 'basic', months: 3 });
    base.pass(20 * 24 * 3_600_000);
    await endPlans(database.db, base);
    expect((await describeEquity(database.db, ctxOf(team))).equityVersion.versionCode).toBe('basic');
  });

  it.each([
    [{ plan: 'gold' }, /There is no plan gold; there are free, basic, pro, team/],
    [{ teamId: 999_999_999 }, /There is no team/],
  ])('refuses %j', async (wrong, message) => {
    const input = { teamId: team.teamId, plan: 'pro', months: 1, ...wrong };
    await expect(changePlan(database.db, base, input)).rejects.toThrow(message);
  });
});

describe('used entitlements', () => {
  it('is shown with its remainder and its renewal', async () => {
    await take('search.daily', { amount: 4 });
    const { plan, uses, days } = await describeUsage(database.db, ctxOf(team));
    expect(plan.code).toBe('free');
    const daily = uses.find(use => use.key === 'search.daily');
    expect(daily).toMatchObject({ limit: 30, used: 4, remaining: 26 });
    expect(new Date(daily?.renewsAt ?? 0).getTime()).toBeGreaterThan(base.now().getTime());
    expect(uses.find(use => use.key === 'search.platforms')).toMatchObject({ value: 'tiktok', limit: null });
    expect(uses.find(use => use.key === 'list.members')).toMatchObject({ limit: 50, used: null });
    expect(days).toEqual([expect.objectContaining({ key: 'search.daily', used: 4 })]);
  });

  it('is shown by member', async () => {
    await take('search.daily', { amount: 4 });
    const { members, days } = await describeMemberUsage(database.db, ctxOf(team), {});
    expect(members).toEqual([
      expect.objectContaining({ accountId: team.accountId, used: [{ key: 'search.daily', used: 4 }] }),
    ]);
    expect(days).toHaveLength(1);
  });

  it.each([{ from: '2026-11-21', to: '2026-11-20' }, { from: '2020-01-01' }])('refuses %j', async query => {
    await expect(describeMemberUsage(database.db, ctxOf(team), query)).rejects.toMatchObject({
      code: 'invalid_request',
    });
  });
});
