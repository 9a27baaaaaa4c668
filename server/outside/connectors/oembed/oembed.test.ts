import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { peopleOf, person } from '../../../sandbox/fake-platforms/fake-people.ts';
import { plainGate } from '../../../../test/harness/sources/plain-gate.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import { SourceFault } from '../source-fault.ts';
import type { Wanted } from '../source.ts';
import { askEmbed } from './ask-embed.ts';
import { oembed } from './oembed.ts';

const posts = [{ platformPostId: 'dQw4w9WgXcQ', publishedAt: '2026-11-19T00:00:00Z', caption: 'Morning' }];
const people = peopleOf([
  person({
    type: 'creator',
    platform: 'tiktok',
    platformId: '1',
    handle: 'lan',
    name: 'Lan',
    homepageUrl: 'https://tiktok.example/@lan',
    posts: [{ platformPostId: '7301', publishedAt: '2026-11-19T00:00:00Z' }],
  }),
  person({ type: 'creator', platform: 'tiktok', platformId: '2', handle: 'shy' }, { state: 'private' }),
  person({ type: 'creator', platform: 'youtube', platformId: 'UC1', handle: 'LanCooks', name: 'Lan', posts }),
]);

let fakes: ListeningPlatforms;
beforeAll(async () => {
  fakes = await listenAsPlatforms({ people, now: () => new Date('2026-11-20T08:00:00Z') });
});
afterAll(() => fakes.close());
afterEach(() => fakes.tell('well'));

const gate = () => plainGate({ secret: {}, through: fakes.address });
const wanted = (handle: string): Wanted => ({
  platform: 'tiktok',
  handle,
  url: `https://www.tiktok.com/@${handle}`,
});
const cards = (all: readonly Wanted[], open = gate()) =>
  oembed.cards?.(open, all, { posts: 10 }) ?? Promise.reject(new Error('no cards'));

async function faultOf(work: Promise<unknown>): Promise<SourceFault> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof SourceFault)) throw new Error('no fault');
  return error;
}

describe('profiles of TikTok', () => {
  test('have a name and a homepage, and no figures', async () => {
    const open = gate();
    const asked = [wanted('Lan'), wanted('shy'), wanted('nobody')];
    const [lan, ...others] = await cards(asked, open);
    expect(lan).toEqual({
      wanted: asked[0],
      record: {
        type: 'creator',
        platform: 'tiktok',
        handle: 'lan',
        name: 'Lan',
        homepageUrl: 'https://tiktok.example/@lan',
      },
    });
    expect(others.map(card => 'fault' in card && card.fault.kind)).toEqual(['notFound', 'notFound']);
    expect(open.spent.map(cost => cost.units)).toEqual([1, 1, 1]);
  });

  test('without a handle, and channels of YouTube, are not asked for', async () => {
    const open = gate();
    const asked: Wanted[] = [
      { platform: 'tiktok', platformId: '68', url: 'https://www.tiktok.com/@68' },
      { platform: 'youtube', handle: 'LanCooks', url: 'https://www.youtube.com/@LanCooks' },
    ];
    const faults = (await cards(asked, open)).map(card => ('fault' in card ? card.fault : null));
    expect(faults).toMatchObject([
      { kind: 'permanent', wasAsked: false },
      { kind: 'permanent', wasAsked: false },
    ]);
    expect(open.spent).toEqual([]);
  });

  test.each<[PlatformMood, string]>([
    ['rate', 'rate'],
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
  ])('when TikTok is %s: %s', async (mood, kind) => {
    fakes.tell(mood, { host: 'www.tiktok.com' });
    expect((await faultOf(cards([wanted('lan')]))).kind).toBe(kind);
  });

  test('in another form are not understood', async () => {
    fakes.tell('changed', { host: 'www.tiktok.com' });
    expect(await cards([wanted('lan')])).toMatchObject([{ fault: { kind: 'permanent' } }]);
  });
});

test.each([
  ['tiktok', 'https://www.tiktok.com/@lan/video/7301', 'https://tiktok.example/@lan'],
  ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/@LanCooks'],
  ['youtube', 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/@LanCooks'],
] as const)('a post of %s leads to its author: %s', async (platform, url, homepageUrl) => {
  expect(await askEmbed(gate(), platform, url)).toEqual({ name: 'Lan', homepageUrl });
});

test.each([
  ['tiktok', 'https://www.tiktok.com/@lan/video/1', 'notFound'],
  ['youtube', 'https://www.youtube.com/watch?v=nothing', 'notFound'],
  ['youtube', 'https://www.youtube.com/@LanCooks', 'notFound'],
] as const)('what is not a post of %s is not found: %s', async (platform, url, kind) => {
  expect((await faultOf(askEmbed(gate(), platform, url))).kind).toBe(kind);
});
