import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareCreators } from '../../../../contract/creators/comparison.ts';
import {
  listCreatorPosts,
  getBrands,
  getGrowth,
  getPostFigures,
  getSignals,
} from '../../../../contract/creators/insights/insights.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';
import { seedModes } from '../../../catalogue/provenance/service.ts';

const dayMs = 86_400_000;
let app: TestApp;
let token: string;
let params: { platform: 'youtube'; id: number };

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  token = await app.signInAs(await makeTeam(db, app.world, 'owner'));
  const ago = (days: number) => new Date(app.world.now().getTime() - days * dayMs).toISOString();
  const posts = Array.from({ length: 12 }, (_, at) => ({
    platformPostId: `p${at}`,
    publishedAt: ago(at + 1),
    caption: 'Sữa tươi #ad @Milky',
    hashtags: ['ad'],
    mentions: ['Milky'],
    plays: at === 3 ? 90_000 : 1000 + at,
    likes: 100,
    comments: 10,
  }));
  const snapshots = Array.from({ length: 10 }, (_, at) => ({
    day: ago(at + 1).slice(0, 10),
    followers: 900 + at,
  }));
  await writeRecords(
    db,
    app.world,
    'youtube',
    [{ type: 'creator', platform: 'youtube', handle: 'lan', followers: 950, posts, snapshots }],
    'youtube',
  );
  const { id } = await db.selectFrom('creators').select('id').executeTakeFirstOrThrow();
  params = { platform: 'youtube', id };
});
afterAll(() => app.close());

const asked = () => ({ token, params });

describe('data of a source in strict mode', () => {
  it('is listed as reported, without derived figures', async () => {
    const { data } = await callApp(app, listCreatorPosts, { ...asked(), query: { sort: 'plays' } });
    expect(data.total).toBe(12);
    expect(data.posts[0]).toMatchObject({
      platformPostId: 'p3',
      plays: 90_000,
      likes: 100,
      mentions: ['Milky'],
      captionDisclosed: false,
      brands: [],
      interactionBp: null,
      outlier: null,
    });
    for (const kind of ['outlier', 'sponsored'] as const) {
      const { data: none } = await callApp(app, listCreatorPosts, { ...asked(), query: { kind } });
      expect(none.total).toBe(0);
    }
    const { data: behind } = await callApp(app, listCreatorPosts, {
      ...asked(),
      query: { figure: 'average_plays' },
    });
    expect(behind.total).toBe(0);
  });

  it('is in no chart, no brand, no signal and no comparison', async () => {
    const { data: figures } = await callApp(app, getPostFigures, asked());
    expect(figures).toMatchObject({ posts: [], usual: null, hashtags: [], sponsored: { medianPlays: null } });
    expect((await callApp(app, getGrowth, asked())).data.days).toEqual([]);
    expect((await callApp(app, getBrands, asked())).data).toMatchObject({ posts: 0, brands: [] });
    const { data: found } = await callApp(app, getSignals, asked());
    expect(new Set(found.signals.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
    const { data: compared } = await callApp(app, compareCreators, {
      token,
      query: { ids: String(params.id) },
    });
    expect(compared.creators[0]).toMatchObject({ growth: [], plays: [], hashtags: [], followers: 950 });
  });
});

it('is computed from where the operator has that agreed', async () => {
  await seedModes(app.database.db);
  const { data } = await callApp(app, listCreatorPosts, { ...asked(), query: { kind: 'outlier' } });
  expect(data.posts[0]).toMatchObject({
    platformPostId: 'p3',
    interactionBp: 12,
    outlier: 'high',
    captionDisclosed: true,
  });
  expect((await callApp(app, getPostFigures, asked())).data.posts).toHaveLength(12);
  expect((await callApp(app, getGrowth, asked())).data.days).toHaveLength(11);
  expect((await callApp(app, getBrands, asked())).data.brands).toHaveLength(1);
});
