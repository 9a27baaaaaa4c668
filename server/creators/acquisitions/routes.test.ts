import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyInputOf } from '../../../contract/core/endpoint.ts';
import type { createAcquisition } from '../../../contract/creators/acquisitions/acquisitions.ts';
import { startTestApp, type TestApp } from '../../../test/harness/app/test-app.ts';
import {
  AcquisitionFixture,
  channelLink,
  linksTo,
  restoreSources,
  someChannels,
  standPlatforms,
  upTo,
} from '../../../test/fixtures/creators/acquisition-fixture.ts';
import type { ListeningPlatforms } from '../../sandbox/fake-platforms/fake-platforms.ts';

let app: TestApp;
let platforms: ListeningPlatforms;
let fixture: AcquisitionFixture;
let fixtures = 0;

beforeAll(async () => {
  app = await startTestApp();
  platforms = await standPlatforms(app, someChannels(30));
});
afterAll(async () => {
  await platforms.close();
  await app.close();
});
beforeEach(async () => {
  fixture = await AcquisitionFixture.open(app, `acquisitions${++fixtures}`);
  await restoreSources(app);
});

describe('a plan without data acquisition', () => {
  it('is refused by every call, naming what is missing', async () => {
    const own = await AcquisitionFixture.open(app, `basic${fixtures}`, 'basic');
    const answers = [
      await own.list(),
      await own.try({ platform: 'youtube', kind: 'links', links: '@ann' }),
      await own.create({ links: '@ann' }),
      await own.create({ kind: 'links', links: '' }),
      await own.show(1),
      await own.changeState(1, 'pause'),
      await own.remove(1),
    ];
    expect(answers.map(({ code }) => code)).toEqual([430, 430, 430, 430, 430, 430, 430]);
    expect(answers[0]?.msg).toContain('数据采集');
  });
});

describe('another team', () => {
  it('neither sees it nor steers it, nor collects into its lists or like them', async () => {
    const id = await fixture.start({ links: channelLink(1) });
    const other = await AcquisitionFixture.open(app, `other${fixtures}`);
    expect((await other.list()).data).toMatchObject({ acquisitions: [], total: 0 });
    const answers = [
      await other.show(id),
      await other.changeState(id, 'pause'),
      await other.remove(id),
      await other.create({ links: '@ann', listId: fixture.listId }),
      await other.create({ kind: 'like', likeListId: fixture.listId }),
      await other.try({ platform: 'youtube', kind: 'like', likeListId: fixture.listId }),
    ];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await fixture.show(id)).data.acquisition.state).toBe('waiting');
  });
});

type Params = Partial<BodyInputOf<typeof createAcquisition>>;

it.each<[string, Params, string]>([
  ['without a name', { links: '@ann', name: ' ' }, 'name'],
  ['without a link that leads anywhere', { links: 'nobody here, really\nhttps://example.com' }, 'links'],
  ['with too many links', { links: linksTo(upTo(501)) }, 'links'],
  ['without a keyword', { kind: 'keyword', terms: [] }, 'terms'],
  ['with hashtags that are none', { kind: 'hashtag', terms: ['#'] }, 'terms'],
  ['with too many words', { kind: 'keyword', terms: upTo(11).map(String) }, 'terms'],
  ['without a list to be like', { kind: 'like' }, 'likeListId'],
  ['with no creators at all', { links: '@ann', most: 0 }, 'most'],
  ['in a region that is none', { kind: 'keyword', terms: ['tea'], region: 'us' }, 'region'],
])('is not made %s', async (_what, asked, field) => {
  const { status, fields } = await fixture.create(asked);
  expect([status, fields]).toEqual([400, [field]]);
});

it('wants a list, or a name for a new one', async () => {
  const { status, fields } = await fixture.create({ links: '@ann', listId: undefined });
  expect([status, fields]).toEqual([400, ['listId']]);
  const id = await fixture.start({ links: channelLink(2), newListName: 'Tea channels' });
  const { list } = (await fixture.show(id)).data.acquisition;
  expect(list?.name).toBe('Tea channels');
  await fixture.work();
  expect(await fixture.members(list?.id)).toEqual(['channel2']);
});

it('shows its starting point before it is created', async () => {
  await fixture.leave('acquisition.creators', 7, '2026-11');
  const links = [channelLink(1), '', 'tiktok.com/@ann', '@channel1', '@channel3'].join('\n');
  expect((await fixture.try({ platform: 'youtube', kind: 'links', links })).data).toEqual({
    named: 2,
    lines: [
      { line: 1, text: channelLink(1), outcome: 'added', reason: null },
      { line: 3, text: 'tiktok.com/@ann', outcome: 'failed', reason: 'otherPlatform' },
      { line: 4, text: '@channel1', outcome: 'already', reason: 'duplicate' },
      { line: 5, text: '@channel3', outcome: 'added', reason: null },
    ],
    way: { platform: 'youtube', kind: 'links', source: 'youtube', state: 'ready', freeAt: null },
    room: 7,
  });
});

it('lists those of the team with used quota and possible actions', async () => {
  const tea = await fixture.start({ links: channelLink(4), name: 'Green tea' });
  await fixture.work();
  const coffee = await fixture.start({ links: channelLink(5), name: 'Coffee' });
  const { data } = await fixture.list();
  expect(data.acquisitions.map(({ id }) => id)).toEqual([coffee, tea]);
  expect(data).toMatchObject({ total: 2, used: 1, limit: 2000, renewsAt: '2026-11-30T16:00:00.000Z' });
  expect(data.ways).toHaveLength(12);
  const way = (platform: string, kind: string) =>
    data.ways.find(each => each.platform === platform && each.kind === kind);
  expect(way('youtube', 'keyword')).toMatchObject({ source: 'youtube', state: 'ready' });
  expect(way('tiktok', 'hashtag')).toMatchObject({ source: null, state: 'noSource' });
  expect(way('tiktok', 'like')).toMatchObject({ source: null, state: 'ready' });
  expect(way('instagram', 'like')).toMatchObject({ source: 'instagram_market', state: 'ready' });
  const ids = async (query: object) => (await fixture.list(query)).data.acquisitions.map(({ id }) => id);
  expect(await ids({ name: 'TEA' })).toEqual([tea]);
  expect(await ids({ state: 'waiting' })).toEqual([coffee]);
  expect(await ids({ size: 1, page: 2 })).toEqual([tea]);
});

it('shows its creators by result, page by page', async () => {
  const id = await fixture.start({ links: `${linksTo([6, 7, 8])}\nnothing at all, no` });
  const counted = async (query: object) => {
    const { items, total } = (await fixture.show(id, query)).data;
    return [items.length, total];
  };
  expect(await counted({ outcome: 'waiting' })).toEqual([3, 3]);
  await fixture.work();
  expect(await counted({ outcome: 'waiting' })).toEqual([0, 0]);
  expect(await counted({ outcome: 'added', size: 2 })).toEqual([2, 3]);
  expect(await counted({ outcome: 'failed' })).toEqual([1, 1]);
  expect(await counted({ size: 3, page: 2 })).toEqual([1, 4]);
  const { items, reasons } = (await fixture.show(id)).data;
  expect(items[0]).toMatchObject({
    position: 1,
    asked: channelLink(6),
    homepageUrl: channelLink(6),
    creator: { handle: 'channel6', name: 'Channel 6', followers: 123_000 },
    outcome: 'added',
    source: 'youtube',
    settledAt: app.world.now().toISOString(),
  });
  expect(reasons).toEqual([{ reason: 'notALink', items: 1 }]);
});
