import { expect, onTestFinished, test } from 'vitest';
import { postRecordSchema } from '../../../../contract/core/sources/source-records.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import { listenAsPlatforms } from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { plainGate } from '../../../../test/harness/sources/plain-gate.ts';
import { rememberingGate } from '../../../../test/harness/sources/remembering-gate.ts';
import { makePeople } from '../../../../test/fixtures/sourcing/tiktok-people.ts';
import type { Gate, PostCard, WantedPost } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { tiktokMarket } from './tiktok-market.ts';

async function room() {
  const people = makePeople();
  const clock = { now: new Date('2026-11-20T08:00:00Z') };
  const fakes = await listenAsPlatforms({ people, now: () => clock.now });
  onTestFinished(() => fakes.close());
  const secret = { accountId: 'account', accessToken: 'token' };
  return { people, clock, fakes, gate: plainGate({ secret, through: fakes.address, now: () => clock.now }) };
}

/** Lan's video number `number`, published that many days after October 1. */
const video = (number: number, owner: NonNullable<WantedPost['owner']> = { handle: 'lan' }): WantedPost => ({
  platform: 'tiktok',
  platformPostId: `73${String(number).padStart(4, '0')}`,
  url: '',
  owner,
  publishedAt: new Date(Date.UTC(2026, 9, 1) + number * 86_400_000).toISOString(),
});
const of = (handle: string): WantedPost => ({ ...video(1), platformPostId: '1', owner: { handle } });

const ownerless: WantedPost = { platform: 'tiktok', platformPostId: '1', url: '' };

const posts = (gate: Gate, all: WantedPost[]): Promise<PostCard[]> => tiktokMarket.posts!(gate, all);
const kindOf = (card: PostCard | undefined) => (card && 'fault' in card ? card.fault.kind : 'record');
const recordIn = (card: PostCard | undefined) =>
  postRecordSchema.parse(card && 'record' in card ? card.record : null);

test('figures of a creator’s videos cost one call, besides one for twenty creators', async () => {
  const { gate } = await room();
  const cards = await posts(gate, [
    video(40, { handle: 'Lan', platformId: '6800000000000000001' }),
    video(30),
  ]);
  expect(cards.map(kindOf)).toEqual(['record', 'record']);
  expect(recordIn(cards[0])).toEqual({
    type: 'post',
    platform: 'tiktok',
    creator: { handle: 'lan', platformId: '6800000000000000001' },
    observedAt: '2026-11-20T08:00:00.000Z',
    platformPostId: '730040',
    url: 'https://www.tiktok.com/@lan/video/730040',
    caption: 'Coffee 40 #coffee',
    hashtags: ['coffee'],
    mentions: ['minh'],
    publishedAt: '2026-11-10T00:00:00.000Z',
    plays: 40_000,
    likes: 4000,
    comments: 400,
    shares: 40,
    platformSponsored: true,
  });
  expect(gate.names).toEqual(['status lan', 'figures lan 0']);
});

test('a deleted video is not found at the first older one; videos below the list may exist', async () => {
  const { gate, people } = await room();
  people.removePost('tiktok', '730040');
  people.hidePost('tiktok', '730039');
  expect((await posts(gate, [video(40), video(39), video(38)])).map(kindOf)).toEqual([
    'notFound',
    'notFound',
    'record',
  ]);
  expect(gate.names).toEqual(['status lan', 'figures lan 0']);
  expect((await posts(gate, [video(-20), video(2)])).map(kindOf)).toEqual(['permanent', 'record']);
});

test('an edit is seen', async () => {
  const { gate, people } = await room();
  people.editPost('tiktok', '730044', { caption: 'Tea #tea', hashtags: ['tea'], plays: 99_000 });
  const [card] = await posts(gate, [video(44)]);
  expect(recordIn(card)).toMatchObject({ caption: 'Tea #tea', hashtags: ['tea'], plays: 99_000 });
});

test('a creator outside the marketplace has no data, and no other source is tried', async () => {
  const { gate } = await room();
  const all = [of('shy'), of('gone'), of('nobody'), ownerless, video(44)];
  expect((await posts(gate, all)).map(kindOf)).toEqual([
    'private',
    'notFound',
    'notFound',
    'permanent',
    'record',
  ]);
  expect(gate.names).toHaveLength(2);
});

test('handles are looked up twenty at a time', async () => {
  const { gate } = await room();
  const many = Array.from({ length: 45 }, (_, number) => of(`nobody${number}`));
  expect((await posts(gate, many)).map(kindOf)).toEqual(many.map(() => 'notFound'));
  expect(gate.names).toHaveLength(3);
});

test('a repeated batch requests nothing twice, and its figures keep their time', async () => {
  const { gate, clock, people, fakes } = await room();
  const scope = rememberingGate(gate);
  const first = await posts(scope, [video(44)]);
  clock.now = new Date('2026-11-20T11:00:00Z');
  people.editPost('tiktok', '730044', { plays: 99_000 });
  expect(await posts(scope, [video(44)])).toEqual(first);
  expect(recordIn(first[0])).toMatchObject({ plays: 44_000, observedAt: '2026-11-20T08:00:00.000Z' });
  expect(fakes.asked).toHaveLength(2);
});

test('a batch that is refused in the middle keeps what arrived', async () => {
  const { gate } = await room();
  const spent: Gate = {
    ask: (name, cost, call) =>
      name.startsWith('figures minh')
        ? Promise.reject(new SourceFault('rate', 'too often', { wasAsked: false }))
        : gate.ask(name, cost, call),
  };
  expect((await posts(spent, [video(44), of('minh')])).map(kindOf)).toEqual(['record', 'rate']);
});

test.each<[PlatformMood, string]>([
  ['rate', 'rate'],
  ['refused', 'credential'],
  ['down', 'temporary'],
  ['half', 'temporary'],
  ['garbled', 'temporary'],
  ['changed', 'permanent'],
])('when the marketplace is %s: %s', async (mood, kind) => {
  const { gate, fakes } = await room();
  fakes.tell(mood);
  await expect(posts(gate, [video(44)])).rejects.toMatchObject({ kind });
});
