import { expect, test } from 'vitest';
import {
  idOf,
  someChannel,
  youtubeFixture,
  type YouTubeFixture,
} from '../../../../../test/fixtures/sourcing/youtube-channels.ts';
import { youtube } from '../youtube.ts';

const cooks = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    someChannel(number, { bio: 'a cook', region: number % 2 === 0 ? 'DE' : 'FR' }),
  );

async function allPages(text: string, fixture: YouTubeFixture) {
  const found: string[] = [];
  let next: string | null = null;
  do {
    const page = await youtube.keyword!(fixture.gate, { text, next });
    found.push(...page.profiles.map(({ platformId = '' }) => platformId));
    next = page.next;
  } while (next !== null);
  return found;
}

test('a keyword leads to channels, page by page, each for one search', async () => {
  const fixture = await youtubeFixture(cooks(120));
  const found = await allPages('a cook', fixture);
  expect(new Set(found).size).toBe(120);
  expect(fixture.meter.spent).toEqual({ units: 0, search: 3 });
  expect(new Set(fixture.gate.names).size).toBe(3);
});

test('a search stops near five hundred', async () => {
  const fixture = await youtubeFixture(cooks(600));
  expect(await allPages('a cook', fixture)).toHaveLength(500);
  expect(fixture.meter.spent.search).toBe(10);
});

test('channels of the region come first', async () => {
  const { gate } = await youtubeFixture(cooks(4));
  const { profiles, next } = await youtube.keyword!(gate, { text: 'A COOK', region: 'FR', next: null });
  expect(profiles.map(({ platformId }) => platformId)).toEqual([idOf(1), idOf(3), idOf(0), idOf(2)]);
  expect(profiles[0]).toEqual({
    platform: 'youtube',
    platformId: idOf(1),
    url: `https://www.youtube.com/channel/${idOf(1)}`,
    name: 'Channel 1',
  });
  expect(next).toBeNull();
});

test('a hashtag leads to the channels of its videos, each once a page', async () => {
  const { gate } = await youtubeFixture(
    [someChannel(1), someChannel(2, { posts: [] })].map(one => tagged(one)),
  );
  const { profiles } = await youtube.hashtag!(gate, { text: 'Cooking', next: null });
  expect(profiles.map(({ platformId }) => platformId)).toEqual([idOf(1)]);
});

function tagged(one: ReturnType<typeof someChannel>) {
  for (const post of one.record.posts ?? []) post.hashtags = ['cooking'];
  return one;
}

test('an unused word finds nothing', async () => {
  const { gate } = await youtubeFixture(cooks(1));
  expect(await youtube.keyword!(gate, { text: 'astronomy', next: null })).toEqual({
    profiles: [],
    next: null,
  });
});

test.each([
  ['spent searches are a quota, though YouTube calls it a rate', 0, null, { kind: 'quota' }],
  ['a page that never was', 100, 'nonsense', { kind: 'permanent' }],
])('%s', async (_, limit, next, expected) => {
  const { gate, meter } = await youtubeFixture(cooks(1));
  meter.limits.search = limit;
  await expect(youtube.keyword!(gate, { text: 'a cook', next })).rejects.toMatchObject(expected);
});

test.each([
  [{ apiKey: 'AIzaGood' }, null],
  [{ apiKey: 'sample-key' }, null],
  [{ apiKey: 'nonsense' }, 'credential'],
])('%j is checked for one unit', async (secret, kind) => {
  const { gateFor, meter } = await youtubeFixture([]);
  const gate = gateFor(secret);
  const work = youtube.check!(gate);
  if (kind === null) expect(await work).toBeUndefined();
  else await expect(work).rejects.toMatchObject({ kind });
  expect(gate.spent).toEqual([{ bucket: 'units', units: 1 }]);
  expect(meter.spent.units).toBe(kind === null ? 1 : 0);
});
