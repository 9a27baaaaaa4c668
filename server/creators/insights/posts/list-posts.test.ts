import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import {
  listCreatorPosts,
  getGrowth,
  getPostFigures,
} from '../../../../contract/creators/insights/insights.ts';
import type { QueryInputOf } from '../../../../contract/core/endpoint.ts';
import { type FigureName, figureNames } from '../../../../contract/catalogue/figure-rules.ts';
import { getCreator } from '../../../../contract/creators/search/creator-search.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';

const dayMs = 86_400_000;
let app: TestApp;
let token: string;
let id: number;
let poor: number;

const ago = (days: number) => new Date(app.world.now().getTime() - days * dayMs).toISOString();

/** A post every second day, newest first: 1000 plays, then 1010 and so on; the fourth is an outlier. */
const posts = (count: number): SourcePost[] =>
  Array.from({ length: count }, (_, at) => ({
    platformPostId: `p${String(at).padStart(2, '0')}`,
    publishedAt: ago(1 + at * 2),
    caption: at % 5 === 0 ? `Sữa tươi ${at} #ad @Milky` : `Post ${at} #tea`,
    hashtags: at % 5 === 0 ? ['ad'] : ['Tea'],
    mentions: at % 5 === 0 ? ['Milky'] : [],
    durationSeconds: 100 - at,
    plays: at === 3 ? 90_000 : 1000 + at * 10,
    likes: 100 + at,
    comments: at === 7 ? undefined : 10,
    shares: 1,
  }));

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  token = await app.signInAs(await makeTeam(db, app.world, 'owner'));
  await writeRecords(db, app.world, 'file', [
    {
      type: 'creator',
      platform: 'tiktok',
      handle: 'rich',
      followers: 20_000,
      posts: posts(40),
      snapshots: [
        { day: '2026-11-19', followers: 20_000, likes: 7 },
        { day: '2026-11-01', followers: 18_000, postCount: 40, averagePlays: 1000 },
      ],
    },
    { type: 'creator', platform: 'tiktok', handle: 'poor', followers: 10, posts: posts(3) },
  ]);
  const known = await db.selectFrom('creators').select(['id', 'handle']).execute();
  id = known.find(each => each.handle === 'rich')?.id ?? 0;
  poor = known.find(each => each.handle === 'poor')?.id ?? 0;
});
afterAll(() => app.close());

type Query = QueryInputOf<typeof listCreatorPosts>;
const list = async (query: Query = {}, creator = id) =>
  callApp(app, listCreatorPosts, { token, params: { platform: 'tiktok', id: creator }, query });
const listed = async (query: Query = {}) => (await list({ size: 100, ...query })).data.posts;
const idsOf = async (query: Query = {}) => (await listed(query)).map(post => post.platformPostId);

describe('posts of a creator', () => {
  it('come newest first, page by page', async () => {
    const first = await list({ size: 15 });
    expect([first.status, first.data.total, first.data.posts.length]).toEqual([200, 40, 15]);
    const last = await list({ size: 15, page: 3 });
    expect(last.data.posts.map(post => post.platformPostId).at(-1)).toBe('p39');
    expect(first.data.posts[0]).toMatchObject({ platformPostId: 'p00', interactionBp: 1110, outlier: null });
  });

  it.each<[Query, string, number]>([
    [{ sort: 'plays' }, 'p03', 40],
    [{ sort: 'likes' }, 'p39', 40],
    [{ sort: 'comments' }, 'p00', 40],
    [{ sort: 'duration' }, 'p00', 40],
    [{ sort: 'interaction' }, 'p00', 40],
    [{ kind: 'sponsored' }, 'p00', 8],
    [{ kind: 'organic' }, 'p01', 32],
    [{ kind: 'outlier' }, 'p03', 1],
    [{ keyword: 'sua tuoi' }, 'p00', 8],
    [{ keyword: '#tea' }, 'p01', 32],
    [{ keyword: '#te' }, '', 0],
    [{ keyword: '@milky' }, 'p00', 8],
    [{ keyword: 'tea', kind: 'sponsored' }, '', 0],
    [{ brand: 'Milky' }, 'p00', 8],
    [{ brand: 'nobody' }, '', 0],
    [{ sort: 'plays', keyword: '#tea' }, 'p03', 32],
  ])('are those of %j', async (query, first, count) => {
    const ids = await idsOf(query);
    expect([ids[0] ?? '', ids.length]).toEqual([first, count]);
  });

  it('without the figure come last, in either order', async () =>
    expect((await idsOf({ sort: 'comments' })).at(-1)).toBe('p07'));
});

describe('posts behind a figure', () => {
  it('are those of the calculation', async () => {
    const detail = await callApp(app, getCreator, { token, params: { platform: 'tiktok', id } });
    const { figures } = detail.data;
    const sumOf = async (name: FigureName, count: 'plays' | 'likes' | 'comments' | 'shares') =>
      (await listed({ figure: name })).reduce((sum, post) => sum + (post[count] ?? 0), 0);
    for (const count of ['plays', 'likes', 'comments', 'shares'] as const)
      expect(await sumOf(`average_${count}`, count)).toBe(figures?.[`average_${count}`]?.inputs['sum']);
    const rate = figures?.interaction_rate?.inputs;
    expect(await sumOf('interaction_rate', 'likes')).toBe(rate?.['likes']);
    expect(await sumOf('interaction_rate', 'plays')).toBe(rate?.['plays']);
    for (const name of figureNames) {
      const figure = figures?.[name];
      const { total } = (await list({ figure: name })).data;
      if (name.startsWith('growth')) expect(total).toBe(0);
      else expect([name, total]).toEqual([name, name === 'ad_posts' ? figure?.value : figure?.sample]);
    }
  });

  it('are newest first, and ignore other filters', async () =>
    expect(await idsOf({ figure: 'average_comments', kind: 'outlier', sort: 'plays' })).toEqual([
      'p00',
      'p01',
      'p02',
      'p03',
      'p04',
      'p05',
      'p06',
      'p08',
      'p09',
    ]));
});

describe('posts as points', () => {
  const figures = async (creator = id) =>
    (await callApp(app, getPostFigures, { token, params: { platform: 'tiktok', id: creator } })).data;

  it('mark unusual figures, with their ratio', async () => {
    const { posts: points, usual } = await figures();
    expect(points.filter(post => post.outlier).map(post => [post.platformPostId, post.outlier])).toEqual([
      ['p03', 'high'],
    ]);
    expect(usual?.measure).toBe('plays');
    expect(usual?.to).toBeGreaterThan(1390);
    expect(usual?.to).toBeLessThan(2000);
  });

  it('set ads against the rest, and count hashtags and mentions', async () => {
    const { sponsored, organic, hashtags, mentions } = await figures();
    expect([sponsored.posts, organic.posts]).toEqual([8, 32]);
    expect(sponsored.medianPlays).toBe(1175);
    expect(hashtags.map(each => [each.tag, each.posts])).toEqual([
      ['tea', 32],
      ['ad', 8],
    ]);
    expect(mentions).toEqual([{ tag: 'milky', posts: 8, medianPlays: 1175 }]);
  });

  it('mark nothing as unusual among few posts', async () => {
    const { usual, posts: points } = await figures(poor);
    expect([usual, points.map(post => post.outlier)]).toEqual([null, [null, null, null]]);
  });
});

it('growth lists every known day, oldest first', async () => {
  const { data } = await callApp(app, getGrowth, { token, params: { platform: 'tiktok', id } });
  expect(data.days).toEqual([
    { day: '2026-11-01', followers: 18_000, likes: null, postCount: 40, averagePlays: 1000 },
    { day: '2026-11-19', followers: 20_000, likes: 7, postCount: null, averagePlays: null },
    // The counts that the record itself reported today.
    { day: '2026-11-20', followers: 20_000, likes: null, postCount: null, averagePlays: null },
  ]);
});

describe.each([getGrowth, getPostFigures, listCreatorPosts])('$path', endpoint => {
  it('knows no creator of another platform, nor one that is not there', async () => {
    for (const params of [
      { platform: 'youtube', id },
      { platform: 'tiktok', id: 99_999_999 },
    ])
      expect((await callApp(app, endpoint, { token, params })).status).toBe(404);
  });

  it('refuses invalid creator addresses, and strangers', async () => {
    const wrong = await callApp(app, endpoint, { token, params: { platform: 'tiktok', id: 'nobody' } });
    expect([wrong.status, wrong.fields]).toEqual([400, ['id']]);
    expect((await callApp(app, endpoint, { params: { platform: 'tiktok', id } })).status).toBe(401);
  });
});

it.each<[string, Query, string]>([
  ['a figure that there is not', { figure: 'luck' as FigureName }, 'figure'],
  ['a page of nothing', { page: 0 }, 'page'],
  ['a page that is too large', { size: 101 }, 'size'],
])('refuses %s', async (_case, query, field) => expect((await list(query)).fields).toEqual([field]));
