import { afterEach, beforeEach, expect, it } from 'vitest';
import { testContext, type TestContext } from '../../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../../test/harness/database/fresh-database.ts';
import { addLink, addVisits, visitorOf } from '../../../../test/fixtures/links/some-visits.ts';
import { makeTeam, type Account } from '../../../../test/fixtures/two-teams/two-teams.ts';
import type { DueKind } from '../../../core/db/due-work/due-kinds.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { describeFigures } from '../figures/visit-figures.ts';
import { expireVisitsJob, deleteVisitsJob } from '../jobs.ts';
import { deleteVisitsLater, retentionChanged } from '../service.ts';
import { countVisits } from '../records/every-visit.ts';

let database: TestDatabase;
let ctx: TestContext;
let owner: Account;
let linkId: number;

beforeEach(async () => {
  database = await freshDatabase();
  ctx = testContext();
  owner = await makeTeam(database.db, ctx, 'first');
  linkId = await addLink(database.db, ctx, owner, { name: 'spring', code: 'spring' });
});
afterEach(() => database.drop());

const dayMs = 86_400_000;
const range = { from: '2025-11-01', to: '2027-12-31', kind: 'people' } as const;

async function runJobs(): Promise<void> {
  for (const job of [expireVisitsJob, deleteVisitsJob]) await job.run(database.db, ctx, {});
}
const ofTeam = <T>(work: Parameters<typeof asTeam<T>>[2], teamId = owner.teamId) =>
  asTeam(database.db, teamId, work);
const dueAt = async (kind: DueKind) =>
  (
    await database.db
      .selectFrom('due_work')
      .select('due_at')
      .where('kind', '=', kind)
      .orderBy('due_at')
      .execute()
  ).map(row => row.due_at.toISOString());
const daysLeft = async (teamId = owner.teamId) =>
  (await ofTeam(db => db.selectFrom('visits').select('day').orderBy('day').execute(), teamId)).map(
    row => row.day,
  );
const signedIn = () => ({
  ...ctx,
  actor: { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const,
});
const figures = () => describeFigures(database.db, signedIn(), linkId, range);
const listed = () => countVisits(database.db, signedIn(), { kind: 'all' });

/** Around the midnight in Shanghai at which the kept year begins. */
const oneYear = ['2025-11-19T15:59:59.999Z', '2025-11-19T16:00:00.000Z', '2025-11-20T16:00:00.000Z'];
const visitsAt = (moments: string[]) => moments.map(at => ({ linkId, at: new Date(at) }));

it('each night, records older than a year are deleted, and the figures stay', async () => {
  await addVisits(database.db, ctx, owner.teamId, visitsAt(oneYear));
  const { hours: _, ...before } = await figures();
  expect(before).toMatchObject({ pv: 3, uv: 1, newVisitors: 1 });
  expect(await dueAt('visits.expire')).toEqual(['2026-11-20T19:00:00.000Z']);
  await runJobs();
  expect(await daysLeft()).toHaveLength(3);
  // Expired records are not returned any more.
  expect(await listed()).toBe(2);

  ctx.pass(11 * 3_600_000);
  expect(ctx.now().toISOString()).toBe('2026-11-20T19:00:00.000Z');
  await runJobs();
  // It is the 21st there.
  expect(await daysLeft()).toEqual(['2025-11-21']);
  expect(await listed()).toBe(1);
  expect(await dueAt('visits.expire')).toEqual(['2026-11-21T19:00:00.000Z']);
  const { hours: __, ...after } = await figures();
  expect(after).toEqual({ ...before, days: [...before.days, { ...after.days.at(-1), pv: 0 }] });
});

it('is not due without records, and due again with the next visit', async () => {
  await addVisits(database.db, ctx, owner.teamId, visitsAt(oneYear));
  ctx.pass(70 * dayMs);
  await runJobs();
  expect(await daysLeft()).toEqual([]);
  expect(await ofTeam(db => db.selectFrom('visit_journals').select('journal').execute())).toEqual([]);
  expect(await dueAt('visits.expire')).toEqual([]);
  await addVisits(database.db, ctx, owner.teamId, visitsAt([ctx.now().toISOString()]));
  expect(await dueAt('visits.expire')).toHaveLength(1);
});

it('forgets cookies that never came back with the visits of their day', async () => {
  const given = { visitor: visitorOf(7), isByCookie: false };
  await addVisits(database.db, ctx, owner.teamId, [
    { linkId, at: ctx.now(), ...given, cookie: visitorOf(1) },
    { linkId, at: ctx.now(), ...given, cookie: visitorOf(2) },
    { linkId, at: ctx.now(), visitor: visitorOf(7), cookie: visitorOf(2) },
  ]);
  const cookies = async () =>
    (await ofTeam(db => db.selectFrom('visitor_cookies').select('is_returned').execute())).map(
      row => row.is_returned,
    );
  expect((await cookies()).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true]);
  ctx.pass(400 * dayMs);
  await runJobs();
  expect(await cookies()).toEqual([true]);
});

it('keeps the marks of journals for sixty days', async () => {
  await addVisits(database.db, ctx, owner.teamId, visitsAt([ctx.now().toISOString()]));
  const marks = async () =>
    (await ofTeam(db => db.selectFrom('visit_journals').select('journal').execute())).length;
  ctx.pass(60 * dayMs);
  await runJobs();
  expect(await marks()).toBe(1);
  ctx.pass(dayMs);
  await runJobs();
  expect([await marks(), (await daysLeft()).length]).toEqual([0, 1]);
});

it('another retention applies at once, for this team only', async () => {
  const other = await makeTeam(database.db, ctx, 'second');
  const othersLink = await addLink(database.db, ctx, other, { name: 'other', code: 'other' });
  const moments = ['2026-11-12T12:00:00Z', '2026-11-13T12:00:00Z'];
  await addVisits(database.db, ctx, owner.teamId, visitsAt(moments));
  const others = visitsAt(moments).map(visit => ({ ...visit, linkId: othersLink }));
  await addVisits(database.db, ctx, other.teamId, others);
  await ofTeam(async db => {
    await db.insertInto('short_link_settings').values({ team_id: owner.teamId, retention_days: 7 }).execute();
    await retentionChanged(db, ctx, owner.teamId);
  });
  await runJobs();
  expect(await daysLeft()).toEqual(['2026-11-13']);
  expect(await daysLeft(other.teamId)).toEqual(['2026-11-12', '2026-11-13']);
  expect(await dueAt('visits.expire')).toEqual(['2026-11-20T19:00:00.000Z', '2026-11-20T19:00:00.000Z']);
});

/** As many old visits as two transactions and a few more delete. */
async function addMany(): Promise<void> {
  const at = new Date('2025-01-01T04:00:00Z');
  for (let batch = 0; batch < 5; batch++) {
    const visits = Array.from({ length: 8100 }, (_, place) => ({
      linkId,
      at,
      visitor: visitorOf(batch * 10_000 + place),
    }));
    await addVisits(database.db, ctx, owner.teamId, visits);
  }
}

it('large numbers are deleted in several transactions of one run', async () => {
  await addMany();
  ctx.pass(dayMs);
  await runJobs();
  expect(await daysLeft()).toEqual([]);
  expect((await ofTeam(db => db.selectFrom('link_visitors').select('visitor').execute())).length).toBe(
    40_500,
  );
});

it('a deleted link leaves nothing, and the others are complete', async () => {
  const kept = await addLink(database.db, ctx, owner, { name: 'kept', code: 'kept' });
  await addMany();
  await addVisits(database.db, ctx, owner.teamId, [{ linkId: kept, at: ctx.now() }]);
  const tables = ['visits', 'link_visitors', 'link_days', 'link_returns', 'link_day_parts'] as const;
  const linksIn = async (table: (typeof tables)[number]) => {
    const rows = await ofTeam(db =>
      db.selectFrom(table).select('link_id').distinct().orderBy('link_id').execute(),
    );
    return rows.map(row => row.link_id);
  };
  for (const table of tables) expect([table, await linksIn(table)]).toEqual([table, [linkId, kept]]);
  await ofTeam(db => deleteVisitsLater(db, ctx, owner.teamId, linkId));
  await runJobs();
  for (const table of tables) expect([table, await linksIn(table)]).toEqual([table, [kept]]);
  expect(await dueAt('visits.delete')).toEqual([]);
});
