import { afterAll, beforeAll, expect, it } from 'vitest';
import { listReports, shareReport } from '../../../contract/creators/reports.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { writeRecords } from '../../catalogue/creator-records/service.ts';
import { endReportsOf, deleteOldReports } from './service.ts';

const dayMs = 86_400_000;
let app: TestApp;
let own: Account;
let reportedAt: Date;
/** The first creator was reported by a source with terms, the second by an import. */
let ids: number[];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  own = await makeTeam(db, app.world, 'own');
  reportedAt = app.world.now();
  const creator = { type: 'creator', platform: 'youtube', followers: 900, region: 'VN' } as const;
  await writeRecords(db, app.world, 'youtube', [{ ...creator, handle: 'told', name: 'Told' }], 'youtube');
  await writeRecords(db, app.world, 'file', [{ ...creator, handle: 'imported' }]);
  const rows = await db.selectFrom('creators').select('id').orderBy('handle', 'desc').execute();
  ids = rows.map(({ id }) => id);
});
afterAll(() => app.close());

const asked = async (of: number[]) =>
  callApp(app, shareReport, {
    token: await app.signInAs(own),
    body: { ids: of, title: '', lang: 'zh', days: 30 },
  });
const share = async (of: number[]) => (await asked(of)).data;
const after = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMs).toISOString();
const shared = async () =>
  (await callApp(app, listReports, { token: await app.signInAs(own) })).data.reports.map(({ id }) => id);

it('is shared no longer than the retention of its data', async () => {
  app.world.pass(20 * dayMs);
  // A snapshot has only a day.
  const day = new Date(reportedAt.toISOString().slice(0, 10));
  expect(await share(ids)).toMatchObject({ expiresAt: after(day, 30), isShortened: true });
  expect(await share(ids.slice(1))).toMatchObject({
    expiresAt: after(app.world.now(), 30),
    isShortened: false,
  });
});

it('ends when a creator withdraws their data, and no other does', async () => {
  const [goes, stays] = [await share(ids), await share(ids.slice(1))];
  await endReportsOf(app.database.db, app.world, ids.slice(0, 1));
  expect(await shared()).not.toContain(goes.id);
  expect(await shared()).toContain(stays.id);
  await deleteOldReports(app.database.db, app.world);
  expect(await shared()).toContain(stays.id);
});

it('contains no expired data', async () => {
  app.world.pass(10 * dayMs);
  expect((await asked(ids.slice(0, 1))).code).toBe(404);
  expect((await asked(ids.slice(1))).code).toBe(0);
});
