import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBrands } from '../../../../contract/creators/insights/insights.ts';
import type { SourcePost } from '../../../../contract/core/sources/source-records.ts';
import { startTestApp, type TestApp } from '../../../../test/harness/app/test-app.ts';
import { callApp } from '../../../../test/harness/app/call-endpoint.ts';
import { makeTeam } from '../../../../test/fixtures/two-teams/two-teams.ts';
import { writeRecords } from '../../../catalogue/creator-records/service.ts';

let app: TestApp;
let token: string;
let id: number;

const post = (
  day: string,
  caption: string,
  plays: number | null,
  given: Partial<SourcePost> = {},
): SourcePost => ({
  platformPostId: `${day} ${caption}`,
  caption,
  publishedAt: `${day}T12:00:00Z`,
  mentions: [...caption.matchAll(/@([\w.]*\w)/g)].map(([, name = '']) => name),
  hashtags: [...caption.matchAll(/#(\w+)/g)].map(([, tag = '']) => tag),
  ...(plays === null ? {} : { plays, likes: plays / 10, comments: 0, shares: 0 }),
  ...given,
});

const posts = [
  post('2026-10-20', 'Paid partnership with @Kibo', 600),
  post('2026-10-10', 'lunch', 1000),
  post('2026-10-05', 'ad @kibo | more boxes', 400),
  post('2026-08-02', 'walk', 900, { platformSponsored: true, brand: 'Nordvik' }),
  post('2026-08-01', 'thanks @friend', 2000),
  post('2026-07-31', 'no figures yet', null),
  post('2026-07-02', 'nobody is named #ad', null),
];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  token = await app.signInAs(await makeTeam(db, app.world, 'owner'));
  await writeRecords(db, app.world, 'file', [
    {
      type: 'creator',
      platform: 'tiktok',
      platformId: '7',
      handle: 'lan',
      observedAt: '2026-10-25T00:00:00Z',
      posts,
    },
    {
      type: 'creator',
      platform: 'tiktok',
      platformId: '8',
      handle: 'bo',
      observedAt: '2026-10-25T00:00:00Z',
    },
  ]);
  const creators = await db.selectFrom('creators').select(['id', 'handle']).execute();
  id = creators.find(each => each.handle === 'lan')?.id ?? 0;
});
afterAll(() => app.close());

const brandsOf = (params: object = {}) =>
  callApp(app, getBrands, { token, params: { platform: 'tiktok', id, ...params } });

test('brands by number of posts, each compared with the creator’s unsponsored posts', async () => {
  const { data } = await brandsOf();
  expect(data.brands).toEqual([
    {
      key: 'kibo',
      name: 'Kibo',
      basis: 'mention',
      posts: 2,
      firstAt: '2026-10-05T12:00:00.000Z',
      lastAt: '2026-10-20T12:00:00.000Z',
      medianPlays: 500,
      medianInteractionBp: 1000,
      againstOrganicBp: 3333,
    },
    {
      key: 'nordvik',
      name: 'Nordvik',
      basis: 'stated',
      posts: 1,
      firstAt: '2026-08-02T12:00:00.000Z',
      lastAt: '2026-08-02T12:00:00.000Z',
      medianPlays: 900,
      medianInteractionBp: 1000,
      againstOrganicBp: 6000,
    },
  ]);
});

test('flags and disclosures are counted separately, and posts without plays are in no median', async () => {
  const { data } = await brandsOf();
  expect(data).toMatchObject({
    posts: 7,
    sponsored: { posts: 4, byPlatform: 1, byCaption: 3, withoutBrand: 1, countedPosts: 3, medianPlays: 600 },
    organic: { posts: 3, countedPosts: 2, medianPlays: 1500 },
  });
});

test('months begin with the first post that is known and end with the observation', async () => {
  const { data } = await brandsOf();
  expect(data.months).toEqual([
    { month: '2026-07', posts: 2, sponsored: 1 },
    { month: '2026-08', posts: 2, sponsored: 1 },
    { month: '2026-09', posts: 0, sponsored: 0 },
    { month: '2026-10', posts: 3, sponsored: 2 },
  ]);
});

test('a creator without posts has neither brands nor months', async () => {
  const { id: other } = await app.database.db
    .selectFrom('creators')
    .select('id')
    .where('handle', '=', 'bo')
    .executeTakeFirstOrThrow();
  const { data } = await brandsOf({ id: other });
  expect(data).toMatchObject({ brands: [], posts: 0, months: [], organic: { posts: 0, medianPlays: null } });
});

test.each([
  ['nobody', { id: 999_999_999 }, 404],
  ['the creator on another platform', { platform: 'youtube' }, 404],
  ['no number', { id: 'x' }, 400],
  ['no platform', { platform: 'myspace' }, 400],
])('%s is refused', async (_, params, code) => {
  expect((await brandsOf(params)).status).toBe(code);
});

test('it wants a signed-in account', async () => {
  expect((await callApp(app, getBrands, { params: { platform: 'tiktok', id } })).status).toBe(401);
});
