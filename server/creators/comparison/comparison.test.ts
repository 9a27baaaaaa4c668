import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareCreators } from '../../../contract/creators/comparison.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import { callApp } from '../../../test/harness/app/call-endpoint.ts';
import { makeTeam } from '../../../test/fixtures/two-teams/two-teams.ts';
import { loadSample } from '../../sandbox/controls/service.ts';
import { compareCreators as compare } from './service.ts';

let app: TestApp;
let token: string;
/** One creator of each platform, and one more. */
let ids: number[];

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.database;
  await loadSample(db, app.world, { count: 90 });
  const rows = await db.selectFrom('creators').select(['id', 'platform']).orderBy('id').execute();
  const ofEach = (['youtube', 'tiktok', 'instagram'] as const).flatMap(platform =>
    rows.filter(row => row.platform === platform).slice(0, platform === 'tiktok' ? 2 : 1),
  );
  ids = ofEach.map(({ id }) => id);
  await db
    .updateTable('creators')
    .set({ brands: ['nike', 'solo'] })
    .where('id', '=', ids[0] ?? 0)
    .execute();
  await db
    .updateTable('creators')
    .set({ brands: ['nike'] })
    .where('id', '=', ids[1] ?? 0)
    .execute();
  token = await app.signInAs(await makeTeam(db, app.world, 'comparer'));
});
afterAll(() => app.close());

const ask = (text: string) => callApp(app, compareCreators, { token, query: { ids: text } });

test('creators of any platforms are compared in the order of their ids', async () => {
  const given = ids.toReversed();
  const { data } = await ask(given.join(','));
  expect(data.creators.map(({ id }) => id)).toEqual(given);
  expect(new Set(data.creators.map(({ platform }) => platform)).size).toBe(3);
  for (const creator of data.creators) {
    expect(creator.plays.length).toBeLessThanOrEqual(30);
    const days = creator.growth.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    const moments = creator.plays.map(({ publishedAt }) => publishedAt);
    expect(moments).toEqual(moments.toSorted());
  }
  expect(
    data.creators.some(({ growth, plays, hashtags }) => growth.length && plays.length && hashtags.length),
  ).toBe(true);
  expect(data.sharedBrands).toEqual([{ value: 'nike', creators: [ids[1], ids[0]] }]);
  for (const { value, creators } of data.sharedHashtags) {
    const having = data.creators.filter(({ hashtags }) => hashtags.includes(value)).map(({ id }) => id);
    expect(creators).toEqual(having);
    expect(creators.length).toBeGreaterThan(1);
  }
});

test('hashtags are those of the newest 30 posts', async () => {
  const [id = 0] = ids;
  const own = { creator_id: id, hashtags: ['oldest'], published_at: new Date('2020-01-01T00:00:00Z') };
  const post = { ...own, platform_post_id: 'old', observed_at: app.world.now() };
  await app.database.db.insertInto('posts').values(post).execute();
  const newer = Array.from({ length: 30 }, (_, at) => ({
    ...post,
    platform_post_id: `new-${at}`,
    hashtags: ['Newest'],
    published_at: new Date(app.world.now().getTime() + at),
  }));
  await app.database.db.insertInto('posts').values(newer).execute();
  expect((await compare(app.database.db, app.world, [id])).creators[0]?.hashtags).toEqual(['newest']);
});

test('it wants one to six that exist', async () => {
  expect((await ask(`${ids[0]},${ids[0]}`)).data.creators).toHaveLength(1);
  for (const wrong of ['', '1,x', '1,2,3,4,5,6,7'])
    expect(await ask(wrong)).toMatchObject({ status: 400, fields: ['ids'] });
  expect(await ask(`${ids[0]},999999998,999999999`)).toMatchObject({
    status: 404,
    fields: ['ids.999999998', 'ids.999999999'],
  });
});
