import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { creatorRecordSchema } from '../../../../contract/core/sources/source-records.ts';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { plainGate } from '../../../../test/harness/sources/plain-gate.ts';
import { somePeople } from '../../../../test/fixtures/sourcing/tiktok-people.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import { SourceFault } from '../source-fault.ts';
import type { Wanted } from '../source.ts';
import { marketCards } from './market-cards.ts';
import { findInMarket } from './market-search.ts';
import { tiktokMarket } from './tiktok-market.ts';

let fakes: ListeningPlatforms;
beforeAll(async () => {
  fakes = await listenAsPlatforms({ people: somePeople, now: () => new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => fakes.close());
afterEach(() => fakes.tell('well'));

const gate = (secret: object = {}) =>
  plainGate({
    secret: { accountId: 'account', accessToken: 'token', ...secret },
    through: fakes.address,
  });

const wanted = (handle: string): Wanted => ({
  platform: 'tiktok',
  handle,
  url: `https://www.tiktok.com/@${handle}`,
});

async function faultOf(work: Promise<unknown>): Promise<SourceFault> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof SourceFault)) throw new Error('no fault');
  return error;
}

describe('cards', () => {
  test('have figures and the newest posts; the others have their reason', async () => {
    const asked = [wanted('Lan'), wanted('shy'), wanted('gone'), wanted('nobody')];
    const nameless: Wanted = { platform: 'tiktok', platformId: '1', url: 'https://www.tiktok.com/@1' };
    const cards = await marketCards(gate(), [...asked, nameless], { posts: 10 });
    expect(cards.map(card => card.wanted)).toEqual([...asked, nameless]);
    expect(cards.map(card => ('fault' in card ? card.fault.kind : 'record'))).toEqual([
      'record',
      'private',
      'notFound',
      'notFound',
      'permanent',
    ]);
    const [card] = cards;
    const record = card && 'record' in card ? creatorRecordSchema.parse(card.record) : null;
    expect(record).toMatchObject({
      handle: 'lan',
      name: 'Lan',
      homepageUrl: 'https://www.tiktok.com/@Lan',
      bio: 'Coffee every day',
      category: 'Food & Drink',
      followers: 12_345,
      likes: 67_890,
      postCount: 45,
    });
    expect(record).not.toHaveProperty('platformId');
    expect(record?.posts).toHaveLength(10);
    expect(record?.posts?.slice(4, 6)).toMatchObject([
      { platformPostId: '730041', platformSponsored: false },
      {
        platformPostId: '730040',
        publishedAt: '2026-11-10T00:00:00.000Z',
        hashtags: ['coffee'],
        mentions: ['minh'],
        plays: 40_000,
        likes: 4000,
        comments: 400,
        shares: 40,
        platformSponsored: true,
      },
    ]);
    expect(record?.posts?.[0]).not.toHaveProperty('coverUrl');
  });

  test('cost a call for all and two for each with up to twenty posts', async () => {
    const open = gate();
    await marketCards(open, [wanted('lan'), wanted('minh')], { posts: 20 });
    expect(open.spent.map(cost => cost.units)).toEqual([1, 1, 1, 1, 1]);
    const more = gate();
    const [card] = await marketCards(more, [wanted('lan')], { posts: 45 });
    expect(card && 'record' in card && card.record.posts?.length).toBe(45);
    expect(more.names).toEqual(['status lan', 'creator lan', 'posts lan 0', 'posts lan 20', 'posts lan 40']);
  });

  test('of nobody cost nothing', async () => {
    const open = gate();
    expect(await marketCards(open, [], { posts: 20 })).toEqual([]);
    expect(open.spent).toEqual([]);
  });

  test.each<[PlatformMood, string]>([
    ['rate', 'rate'],
    ['refused', 'credential'],
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ])('when the marketplace is %s: %s', async (mood, kind) => {
    fakes.tell(mood, { host: 'business-api.tiktok.com' });
    expect((await faultOf(marketCards(gate(), [wanted('lan')], { posts: 10 }))).kind).toBe(kind);
  });
});

describe('finding by a keyword', () => {
  test('looks in one country where one is named', async () => {
    const found = await findInMarket(gate(), { text: 'coffee', region: 'DE', next: null });
    expect(found).toEqual({
      profiles: [{ platform: 'tiktok', handle: 'lan', name: 'Lan', url: 'https://www.tiktok.com/@lan' }],
      next: null,
    });
  });

  test('otherwise continues through the countries', async () => {
    const handles: (string | undefined)[] = [];
    let calls = 0;
    for (let next: string | null = null; calls === 0 || next !== null; calls++) {
      const found = await findInMarket(gate(), { text: 'coffee', next });
      handles.push(...found.profiles.map(profile => profile.handle));
      next = found.next;
    }
    expect(handles).toEqual(['minh', 'lan']);
    expect(calls).toBe(22);
  });
});

test.each([
  [{}, null],
  [{ accessToken: 'wrong' }, 'credential'],
  [{ accountId: 'wrong' }, 'credential'],
  [{ accountId: '' }, 'permanent'],
])('a credential with %o is checked by one call', async (secret, kind) => {
  const open = gate(secret);
  const work = tiktokMarket.check?.(open) ?? Promise.reject(new Error('no check'));
  if (kind === null) await work;
  else expect((await faultOf(work)).kind).toBe(kind);
  expect(open.spent).toEqual([{ bucket: 'calls', units: 1 }]);
});
