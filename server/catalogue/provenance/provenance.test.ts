import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import { getOrigins } from '../../../contract/catalogue/provenance.ts';
import type { SourceCode } from '../../../contract/core/sources/source-codes.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { writeRecords } from '../creator-records/service.ts';
import { computeDueFigures } from '../creator-records/derived/compute-due-figures.ts';
import type { AnyJob } from '../../core/jobs/define-job.ts';
import { applySourceModesJob, purgeExpiredDataJob } from './jobs.ts';
import { seedModes, modeChanged } from './service.ts';

const dayMs = 86_400_000;
let app: TestApp;
let token: string;
let id: number;
let reportedAt: string;
let before: string;

const posts = [1, 2, 3, 4].map(day => ({
  platformPostId: String(day),
  publishedAt: `2026-11-0${day}T00:00:00Z`,
  plays: 1000,
  likes: 50,
}));

const tell = (fields: Partial<CreatorRecord>, via?: SourceCode) =>
  writeRecords(
    app.database.db,
    app.world,
    via ?? 'file',
    [{ type: 'creator', platform: 'youtube', handle: 'lan', ...fields }],
    via,
  );

beforeAll(async () => {
  app = await startTestApp();
  token = await app.signInAs(await makeTeam(app.database.db, app.world, 'owner'));
  before = new Date(app.world.now().getTime() - 5 * dayMs).toISOString();
  await tell({ observedAt: before, region: 'VN', posts: posts.slice(0, 1) });
  reportedAt = app.world.now().toISOString();
  await tell({ name: 'Lan', followers: 900, posts: posts.slice(1) }, 'youtube');
  id = (await app.database.db.selectFrom('creators').select('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => app.close());

const until = (at: string) => new Date(Date.parse(at) + 30 * dayMs).toISOString();
const ask = async () => (await callApp(app, getOrigins, { token, params: { platform: 'youtube', id } })).data;
const run = (job: AnyJob) => job.run(app.database.db, app.world, {});

describe('the origins of a creator', () => {
  it('shows which source reported what and when, its retention, and what is held back', async () => {
    const data = await ask();
    const own = { count: null, oldestAt: null };
    expect(data.origins).toContainEqual({
      field: 'name', source: 'youtube', sourceName: 'YouTube 数据接口', at: reportedAt, keepUntil: until(reportedAt), ...own,
    }); // oxfmt-ignore
    expect(data.origins).toContainEqual(
      expect.objectContaining({ field: 'region', source: 'file', at: before, keepUntil: null }),
    );
    expect(data.origins.filter(({ field }) => field === 'posts')).toEqual([
      expect.objectContaining({
        source: 'youtube',
        count: 3,
        at: reportedAt,
        oldestAt: reportedAt,
        keepUntil: until(reportedAt),
      }),
      expect.objectContaining({ source: 'file', count: 1, at: before, keepUntil: null }),
    ]);
    expect(data.origins.map(({ field }) => field)).toEqual(
      ['name', 'handle', 'region', 'followers', 'posts', 'posts', 'snapshots'],
    ); // oxfmt-ignore
    expect(data).toMatchObject({ heldBackPosts: 3, mode: 'strict' });
  });

  it('keeps the handle of one that is in a list without end', async () => {
    const { db } = app.database;
    await db.insertInto('creator_interest').values({ creator_id: id, lists: 1, viewed_at: null }).execute();
    const { origins } = await ask();
    expect(origins.find(({ field }) => field === 'handle')).toMatchObject({
      source: 'youtube',
      keepUntil: null,
    });
  });

  it('is of no creator that there is not', async () => {
    const missing = { token, params: { platform: 'tiktok' as const, id } };
    expect((await callApp(app, getOrigins, missing)).code).toBe(404);
    const strange = { token, params: { platform: 'youtube' as const, id: -1 } };
    expect((await callApp(app, getOrigins, strange)).code).toBe(400);
    expect((await callApp(app, getOrigins, { params: missing.params })).code).toBe(401);
  });
});

describe('the mode of a source', () => {
  const analysis = () =>
    app.database.db
      .selectFrom('creators')
      .select(['analysis', 'unanalysable_reason'])
      .executeTakeFirstOrThrow();

  it('is applied to all data of the source, also if it changes again meanwhile', async () => {
    const { db } = app.database;
    await computeDueFigures(db, app.world);
    expect(await analysis()).toEqual({ analysis: 'unanalysable', unanalysable_reason: 'policy' });
    await seedModes(db);
    await modeChanged(db, app.world, 'youtube');
    await modeChanged(db, app.world, 'youtube');
    await run(applySourceModesJob);
    await computeDueFigures(db, app.world);
    expect(await analysis()).toEqual({ analysis: 'analysed', unanalysable_reason: null });
    expect(await db.selectFrom('mode_changes').selectAll().execute()).toEqual([]);
    expect(await ask()).toMatchObject({ heldBackPosts: 0, mode: 'amended' });
  });
});

it('purges expired data automatically', async () => {
  app.world.pass(31 * dayMs);
  await run(purgeExpiredDataJob);
  token = await app.signInAs(await makeTeam(app.database.db, app.world, 'later'));
  const { origins, mode } = await ask();
  expect(origins.map(({ field, source }) => [field, source])).toEqual([
    ['handle', 'youtube'],
    ['region', 'file'],
    ['posts', 'file'],
  ]);
  expect(mode).toBeNull();
});
