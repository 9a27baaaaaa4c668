import { beforeAll, expect, test } from 'vitest';
import { platforms } from '../../../contract/core/platform.ts';
import { sampleCreator } from '../sample-world/sample-creators.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import type { People, Person } from './fake-people.ts';
import { samplePeople } from './sample-people.ts';

const count = 2000;
const day = 86_400_000;
const ctx = testContext();
let people: People;
let everybody: Person[];

beforeAll(() => {
  people = samplePeople({ now: () => ctx.now(), count });
  everybody = Array.from({ length: count }, (_, index) => {
    const { platform, platformId = '' } = sampleCreator(index, { asOf: ctx.now(), posts: false });
    return people.byId(platform, platformId)!;
  });
});

const posts = ({ record }: Person) => record.posts ?? [];

test('all people of the sample world are found by id, by current handle, and by a post', () => {
  for (const someone of everybody) {
    const { platform, platformId, handle } = someone.record;
    expect(people.byHandle(platform, handle.toUpperCase())?.record.platformId).toBe(platformId);
  }
  const [first] = everybody;
  const post = posts(first!)[1]!;
  expect(people.post(first!.record.platform, post.platformPostId)).toMatchObject({
    person: { record: { platformId: first!.record.platformId } },
    post,
    isPrivate: false,
  });
  expect(people.post('tiktok', `${first!.record.platformId}-999999`)).toBeNull();
});

test.each(['sample-tt-002000', 'sample-yt-000005', 'UC1', ''])('no TikTok account has the id %j', id => {
  expect(people.byId('tiktok', id)).toBeNull();
});

test('some are gone, private or renamed, and some hide their subscribers', () => {
  const share = (is: (someone: Person) => boolean) => everybody.filter(is).length / count;
  expect(share(({ state }) => state === 'open')).toBeGreaterThan(0.95);
  expect(share(({ state }) => state === 'gone')).toBeGreaterThan(0.002);
  expect(share(({ state }) => state === 'private')).toBeGreaterThan(0.002);
  expect(share(({ hidesFollowers }) => hidesFollowers)).toBeGreaterThan(0.002);
  const renamed = everybody.filter(({ formerHandles }) => formerHandles.length > 0);
  expect(renamed.length).toBeGreaterThan(5);
  for (const { record, formerHandles } of renamed) {
    expect(people.byHandle(record.platform, formerHandles[0]!)).toBeNull();
    expect(record.homepageUrl).toBe(`https://${record.platform}.example/@${record.handle}`);
  }
});

test('people found have the word, or used the tag', () => {
  for (const platform of platforms) {
    const found = people.find(platform, 'Food');
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ record }) => record.platform)).toEqual(found.map(() => platform));
    const tagged = people.withHashtag(platform, 'FOOD');
    expect(tagged.length).toBeGreaterThan(0);
    for (const someone of tagged)
      expect(posts(someone).some(({ hashtags }) => hashtags?.includes('food'))).toBe(true);
  }
});

const peopleUpTo = (max: number) =>
  everybody.slice(0, max).map(({ record }) => people.byId(record.platform, record.platformId)!);

test('a profile is the same all day, and the next one brings more followers', () => {
  const profiles = () =>
    peopleUpTo(20).map(({ record }) => ({ ...record, posts: undefined, observedAt: undefined }));
  const before = profiles();
  ctx.pass(day / 4);
  expect(profiles()).toEqual(before);
  ctx.pass(day);
  for (const [place, { followers = 0 }] of profiles().entries())
    expect(followers).toBeGreaterThanOrEqual(before[place]!.followers ?? 0);
});

test('posts are there as soon as they are published, and grow by the hour', () => {
  let news = 0;
  let grown = 0;
  const before = peopleUpTo(60);
  ctx.pass(day / 24);
  for (const [place, someone] of peopleUpTo(60).entries()) {
    const earlier = new Map(posts(before[place]!).map(post => [post.platformPostId, post]));
    for (const post of posts(someone)) {
      const known = earlier.get(post.platformPostId);
      if (!known) news++;
      if (known && (post.plays ?? 0) > (known.plays ?? 0)) grown++;
      expect(post.plays ?? 0).toBeGreaterThanOrEqual(known?.plays ?? 0);
      expect(Date.parse(post.publishedAt)).toBeLessThanOrEqual(ctx.now().getTime());
    }
  }
  expect(news).toBeGreaterThan(0);
  expect(news).toBeLessThan(20);
  expect(grown).toBeGreaterThan(100);
});

test('a post that is hidden or taken down is not among those that are shown', () => {
  const before = peopleUpTo(400).flatMap(({ record }) =>
    (record.posts ?? []).slice(0, 10).map(({ platformPostId }) => ({ record, platformPostId })),
  );
  ctx.pass(20 * day);
  const after = before.map(({ record, platformPostId }) => people.post(record.platform, platformPostId));
  expect(after.filter(found => found === null).length).toBeGreaterThan(0);
  const hidden = after.filter(found => found?.isPrivate === true);
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.length + after.filter(found => found === null).length).toBeLessThan(before.length / 20);
  for (const found of hidden) {
    const ids = posts(found!.person).map(({ platformPostId }) => platformPostId);
    expect(ids).not.toContain(found!.post.platformPostId);
  }
});

test('posts with a hashtag are found, newest first, back to a day', () => {
  const since = new Date(ctx.now().getTime() - 3 * day);
  for (const platform of platforms) {
    const found = people.tagged(platform, 'Food', since);
    expect(found.length).toBeGreaterThan(0);
    for (const { person, post } of found) {
      expect(person.state).toBe('open');
      expect(post.hashtags).toContain('food');
      expect(posts(person).map(({ platformPostId }) => platformPostId)).toContain(post.platformPostId);
    }
    const times = found.map(({ post }) => Date.parse(post.publishedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times.at(-1)).toBeGreaterThanOrEqual(since.getTime());
  }
});
