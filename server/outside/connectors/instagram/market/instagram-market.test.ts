import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { creatorRecordSchema } from '../../../../../contract/core/sources/source-records.ts';
import type { PlatformMood } from '../../../../../contract/core/sources/source-codes.ts';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../../sandbox/fake-platforms/fake-platforms.ts';
import { somePeople } from '../../../../../test/fixtures/sourcing/instagram-people.ts';
import { plainGate } from '../../../../../test/harness/sources/plain-gate.ts';
import type { Gate, Wanted } from '../../source.ts';
import { SourceFault } from '../../source-fault.ts';
import { instagramMarket } from './instagram-market.ts';

let fakes: ListeningPlatforms;
beforeAll(async () => {
  fakes = await listenAsPlatforms({ people: somePeople, now: () => new Date('2026-11-22T08:00:00Z') });
});
afterAll(() => fakes.close());
afterEach(() => fakes.tell('well'));

const gateOf = (accessToken = 'token') =>
  plainGate({ secret: { userId: '17841405309211844', accessToken }, through: fakes.address });

const wanted = (handle: string, more: Partial<Wanted> = {}): Wanted => ({
  platform: 'instagram',
  handle,
  url: `https://www.instagram.com/${handle}/`,
  ...more,
});

const cards = (gate: Gate, all: Wanted[], posts = 10) => instagramMarket.cards!(gate, all, { posts });

async function faultOf(work: Promise<unknown>): Promise<SourceFault> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof SourceFault)) throw new Error('no fault');
  return error;
}

describe('a card', () => {
  test('has profile and posts with their figures, for two calls', async () => {
    const gate = gateOf();
    const [card] = await cards(gate, [wanted('Ann.Lee')], 3);
    expect(gate.spent).toEqual(Array.from({ length: 2 }, () => ({ bucket: 'calls', units: 1 })));
    const record = creatorRecordSchema.parse(card && 'record' in card ? card.record : null);
    expect(record).toMatchObject({
      handle: 'ann.lee',
      homepageUrl: 'https://www.instagram.com/ann.lee/',
      bio: 'tea every day',
      region: 'US',
      regionBasis: 'stated',
      followers: 20_000,
      verified: true,
      emails: ['ann@example.com'],
    });
    for (const unknown of ['name', 'postCount', 'platformId', 'audience'])
      expect(record).not.toHaveProperty(unknown);
    expect(record.posts).toHaveLength(3);
    expect(record.posts?.[0]).toEqual({
      platformPostId: '1Code0',
      url: 'https://www.instagram.com/reel/1Code0/',
      caption: 'Post 0 with @ann.lee #tea0',
      hashtags: ['tea0'],
      mentions: ['ann.lee'],
      publishedAt: '2026-11-20T00:00:00.000Z',
      plays: 1000,
      likes: 100,
      comments: 10,
      shares: 5,
    });
    // Views exist only for videos, likes not if they are hidden.
    expect(record.posts?.[1]).not.toHaveProperty('plays');
    expect(record.posts?.[2]).not.toHaveProperty('likes');
  });

  test('has thirty posts at most', async () => {
    const [many, none] = await cards(gateOf(), [wanted('ann.lee'), wanted('flo.empty')], 100);
    expect(many && 'record' in many && many.record.posts?.length).toBe(30);
    expect(none).toMatchObject({ record: { posts: [] }, memory: { marketId: '17841400000000006' } });
  });

  test.each([
    [wanted('cy.personal'), 'private'],
    [wanted('ed.gone'), 'private'],
    [wanted('ann_before', { memory: { marketId: '17841400000000001' } }), 'notFound'],
    [wanted('bo.small', { memory: { marketId: '17841400000000001' } }), 'notFound'],
    [{ platform: 'instagram', platformId: '1', url: '' } satisfies Wanted, 'permanent'],
  ])('of %j is missing', async (each, kind) => {
    const [card] = await cards(gateOf(), [each]);
    expect(card).toMatchObject({ fault: { kind } });
  });
});

describe('finding', () => {
  const handles = ({ profiles }: { profiles: { handle?: string }[] }) => profiles.map(({ handle }) => handle);

  test('by a keyword, all over the world or in one country', async () => {
    const gate = gateOf();
    const found = await instagramMarket.keyword!(gate, { text: 'tea', next: null });
    expect(found).toEqual({
      profiles: [
        { platform: 'instagram', handle: 'ann.lee', url: 'https://www.instagram.com/ann.lee/' },
        { platform: 'instagram', handle: 'bo.small', url: 'https://www.instagram.com/bo.small/' },
      ],
      next: null,
    });
    expect(gate.spent).toHaveLength(1);
    expect(handles(await instagramMarket.keyword!(gate, { text: 'tea', region: 'DE', next: null }))).toEqual([
      'bo.small',
    ]);
    expect(await instagramMarket.keyword!(gate, { text: 'nothing of it', next: null })).toEqual({
      profiles: [],
      next: null,
    });
  });

  test('continues where the previous page ended', async () => {
    const all = Array.from({ length: 120 }, (_, number) => `someone${number}`);
    const people = somePeople.byHandle('instagram', 'flo.empty')!;
    const crowd = await listenAsPlatforms({
      now: () => new Date(0),
      people: {
        ...somePeople,
        find: () => all.map(handle => ({ ...people, record: { ...people.record, handle } })),
      },
    });
    const gate = plainGate({ secret: { userId: '17', accessToken: 'token' }, through: crowd.address });
    const seen: (string | undefined)[] = [];
    let next: string | null = null;
    do {
      const found = await instagramMarket.keyword!(gate, { text: 'some', next });
      seen.push(...handles(found));
      next = found.next;
    } while (next !== null);
    await crowd.close();
    expect(seen).toEqual(all);
    expect(gate.spent).toHaveLength(3);
    expect(new Set(gate.names).size).toBe(3);
  });

  test('by creators to be like, five at most', async () => {
    const found = await instagramMarket.like!(gateOf(), { text: '@ann.lee, nobody a b c d e', next: null });
    expect(handles(found)).toEqual(['bo.small']);
    const asked = new URL(`http://x?${fakes.asked.at(-1)?.split('?')[1]}`).searchParams.get(
      'similar_to_creators',
    );
    expect(JSON.parse(asked ?? '')).toEqual(['ann.lee', 'nobody', 'a', 'b', 'c']);
  });
});

test.each<[PlatformMood, string]>([
  ['quota', 'rate'],
  ['rate', 'rate'],
  ['refused', 'credential'],
  ['down', 'temporary'],
  ['half', 'temporary'],
  ['garbled', 'temporary'],
  ['changed', 'permanent'],
])('when the marketplace is %s: %s', async (mood, kind) => {
  fakes.tell(mood, { host: 'graph.facebook.com' });
  const finding = { text: 'tea', next: null };
  expect((await faultOf(instagramMarket.keyword!(gateOf(), finding))).kind).toBe(kind);
});

test('a token without the permission is refused', async () => {
  expect(await faultOf(instagramMarket.check!(gateOf('unapproved token')))).toMatchObject({
    kind: 'credential',
  });
  const gate = gateOf();
  await instagramMarket.check!(gate);
  expect(gate.spent).toHaveLength(1);
});
