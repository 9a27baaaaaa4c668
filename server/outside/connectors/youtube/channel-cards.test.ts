import { describe, expect, test } from 'vitest';
import {
  idOf,
  noon,
  someChannel,
  someVideos,
  wantedByHandle,
  wantedById,
  youtubeFixture,
} from '../../../../test/fixtures/sourcing/youtube-channels.ts';
import { creatorRecordSchema } from '../../../../contract/core/sources/source-records.ts';
import type { SourceFaultKind } from '../../../../contract/core/sources/source-codes.ts';
import type { Card, Gate, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { youtubeCards } from './channel-cards.ts';

const ten = { posts: 10 };
const many = (count: number) => Array.from({ length: count }, (_, number) => someChannel(number));
const reported = (card: Card | undefined) =>
  card && ('fault' in card ? `${card.fault.kind}: ${card.fault.message}` : card.record.handle);
const recordIn = (card: Card | undefined) => {
  if (!card || 'fault' in card) throw new Error('no record', { cause: card });
  return card.record;
};
async function one(person: ReturnType<typeof someChannel>, options = ten) {
  const { gate } = await youtubeFixture([person]);
  const [card] = await youtubeCards(gate, [wantedById(1)], options);
  return card;
}

describe('the cost', () => {
  test('fifty channels that are known by id and ten videos of each cost 61 units', async () => {
    const { gate, meter } = await youtubeFixture(many(50));
    const wanted = many(50).map((_, number) => wantedById(number));
    const cards = await youtubeCards(gate, wanted, ten);
    expect(cards.map(reported)).toEqual(wanted.map((_, number) => `channel${number}`));
    expect(cards.every(card => 'record' in card && card.record.posts?.length === 10)).toBe(true);
    expect(meter.spent).toEqual({ units: 61, search: 0 });
    expect(gate.spent).toHaveLength(61);
    expect(gate.spent.every(({ bucket, units }) => bucket === 'units' && units === 1)).toBe(true);
  });

  test.each([
    ['a handle', [wantedByHandle('channel1')], 3],
    ['a channel that is wanted twice', [wantedById(1), wantedById(1), wantedByHandle('Channel1')], 4],
    ['a handle in two spellings', [wantedByHandle('channel1'), wantedByHandle('Channel1')], 3],
    ['one that never uploaded', [wantedById(2)], 1],
    ['one that is gone', [wantedById(9)], 1],
  ])('%s', async (_, wanted, units) => {
    const { gate, meter } = await youtubeFixture([
      someChannel(1),
      someChannel(2, { posts: [], postCount: 0 }),
    ]);
    await youtubeCards(gate, wanted, ten);
    expect(meter.spent.units).toBe(units);
  });

  test('no uploads are read where no posts are wanted', async () => {
    const { gate, meter } = await youtubeFixture([someChannel(1)]);
    const [card] = await youtubeCards(gate, [wantedById(1)], { posts: 0 });
    expect(recordIn(card).posts).toEqual([]);
    expect(meter.spent.units).toBe(1);
  });

  test('every request has a name of its own', async () => {
    const { gate } = await youtubeFixture(many(6));
    await youtubeCards(
      gate,
      [...many(6).map((_, number) => wantedById(number)), wantedByHandle('channel1')],
      ten,
    );
    expect(new Set(gate.names).size).toBe(gate.names.length);
  });
});

describe('the channel of a card', () => {
  const renamed = () => someChannel(1, { handle: 'newname' }, { formerHandles: ['oldname'] });

  test.each<[string, Wanted, string]>([
    ['an id', wantedById(1), 'newname'],
    ['a handle in other letters', wantedByHandle('NewName'), 'newname'],
    ['a user name', wantedByHandle('newname', 'user/'), 'newname'],
    ['a custom address that is the handle as well', wantedByHandle('newname', 'c/'), 'newname'],
    ['a bare address that is the handle as well', wantedByHandle('newname', ''), 'newname'],
    [
      'a handle of before',
      wantedByHandle('oldname'),
      'notFound: no channel has this handle: renamed, deleted or closed',
    ],
    ['a user name of nobody', wantedByHandle('nobody', 'user/'), 'notFound: no channel has this user name'],
    [
      'a custom address that nobody has as handle',
      wantedByHandle('oldname', 'c/'),
      'notFound: YouTube does not tell whose custom address this is, and no channel has it as handle',
    ],
    ['an id of nobody', wantedById(404), 'notFound: no channel has this id: deleted or closed'],
  ])('%s', async (_, wanted, expected) => {
    const { gate } = await youtubeFixture([renamed()]);
    const [card] = await youtubeCards(gate, [wanted], ten);
    expect(reported(card)).toBe(expected);
    expect(card?.wanted).toBe(wanted);
  });

  test('some are gone or private, and the others of the batch continue', async () => {
    const { gate } = await youtubeFixture([
      someChannel(1),
      someChannel(2, {}, { state: 'gone' }),
      someChannel(3, {}, { state: 'private' }),
      someChannel(4),
    ]);
    const wanted = [wantedById(1), wantedById(2), wantedById(3), wantedById(4), wantedByHandle('channel2')];
    const cards = await youtubeCards(gate, wanted, ten);
    expect(cards.map(card => ('fault' in card ? card.fault.kind : card.record.handle))).toEqual([
      'channel1',
      'notFound',
      'private',
      'channel4',
      'notFound',
    ]);
  });

  test('two that turn out to be one channel both get its card', async () => {
    const { gate } = await youtubeFixture([someChannel(1)]);
    const cards = await youtubeCards(gate, [wantedById(1), wantedByHandle('CHANNEL1')], ten);
    expect(cards.map(reported)).toEqual(['channel1', 'channel1']);
    expect(recordIn(cards[0]).posts).toHaveLength(10);
    expect(recordIn(cards[1]).posts).toHaveLength(10);
  });
});

describe('a card', () => {
  test('has all that the catalogue takes', async () => {
    const record = recordIn(
      await one(
        someChannel(1, {
          bio: 'I cook.',
          region: 'TW',
          language: 'zh',
          avatarUrl: 'https://pictures.example/1.jpg',
          tags: ['cooking', 'home kitchen'],
          postCount: 321,
          posts: [
            { ...someVideos(1, 1)[0]!, coverUrl: 'https://pictures.example/v.jpg', platformSponsored: true },
          ],
        }),
      ),
    );
    expect(creatorRecordSchema.parse(record)).toEqual(record);
    expect(record).toEqual({
      type: 'creator',
      platform: 'youtube',
      platformId: idOf(1),
      handle: 'channel1',
      name: 'Channel 1',
      homepageUrl: 'https://www.youtube.com/@channel1',
      avatarUrl: 'https://pictures.example/1.jpg',
      bio: 'I cook.',
      region: 'TW',
      regionBasis: 'stated',
      language: 'zh',
      tags: ['cooking', 'home kitchen'],
      followers: 123_000,
      postCount: 321,
      observedAt: noon.toISOString(),
      posts: [
        {
          platformPostId: 'v1-0',
          url: 'https://www.youtube.com/watch?v=v1-0',
          caption: 'Video 0\nAll about it #cooking with @ann',
          hashtags: ['cooking'],
          mentions: ['ann'],
          coverUrl: 'https://pictures.example/v.jpg',
          durationSeconds: 60,
          publishedAt: '2026-11-19T20:00:00Z',
          plays: 1000,
          likes: 100,
          comments: 10,
          platformSponsored: true,
        },
      ],
    });
  });

  test('has no subscribers where they are hidden, never 0', async () => {
    const card = await one(someChannel(1, {}, { hidesFollowers: true }));
    expect(recordIn(card)).not.toHaveProperty('followers');
  });

  test('has no likes and comments where they are turned off, never 0', async () => {
    const [video] = someVideos(1, 1);
    const card = await one(someChannel(1, { posts: [{ ...video!, likes: undefined, comments: undefined }] }));
    const [post] = recordIn(card).posts ?? [];
    expect(post).toMatchObject({ plays: 1000, platformSponsored: false });
    expect(post).not.toHaveProperty('likes');
    expect(post).not.toHaveProperty('comments');
  });

  test('leaves out live videos, and treats short ones like others', async () => {
    const [live, short, long] = someVideos(1, 3);
    const posts = [
      { ...live!, durationSeconds: undefined },
      { ...short!, durationSeconds: 15 },
      { ...long!, durationSeconds: 90_061 },
    ];
    const card = await one(someChannel(1, { posts }));
    expect(recordIn(card).posts?.map(({ url, durationSeconds }) => [url, durationSeconds])).toEqual([
      ['https://www.youtube.com/watch?v=v1-1', 15],
      ['https://www.youtube.com/watch?v=v1-2', 90_061],
    ]);
  });

  test('has no links for the sandbox’s people', async () => {
    const { gate } = await youtubeFixture([someChannel(1, { platformId: 'sample-yt-000001' })]);
    const [card] = await youtubeCards(gate, [{ ...wantedById(1), platformId: 'sample-yt-000001' }], ten);
    expect(recordIn(card)).toMatchObject({ homepageUrl: 'https://youtube.example/@channel1' });
    expect(recordIn(card).posts?.[0]?.url).toBe('https://youtube.example/@channel1/watch/v1-0');
  });

  test('exists for a channel without uploads', async () => {
    const card = await one(someChannel(1, { posts: [], postCount: 7 }));
    expect(recordIn(card)).toMatchObject({ postCount: 7, posts: [] });
  });
});

describe('cached data', () => {
  const memoryOf = (card: Card | undefined) => (card && 'memory' in card ? card.memory : undefined);

  test('an etag brings the same videos with new figures', async () => {
    const channel = someChannel(1);
    const { gate, meter } = await youtubeFixture([channel]);
    const [first] = await youtubeCards(gate, [wantedById(1)], ten);
    const memory = memoryOf(first);
    expect(memory).toEqual({
      uploads: `UU${idOf(1).slice(2)}`,
      etag: expect.any(String),
      videos: Array.from({ length: 10 }, (_, place) => `v1-${place}`).join(','),
    });
    for (const post of channel.record.posts ?? []) post.plays = 5000;
    const [second] = await youtubeCards(gate, [{ ...wantedById(1), memory: memory! }], ten);
    expect(recordIn(second).posts?.map(({ plays }) => plays)).toEqual(Array.from({ length: 10 }, () => 5000));
    expect(memoryOf(second)).toEqual(memory);
    expect(meter.spent.units).toBe(6);
  });

  test('the videos of an unchanged playlist are those of the memory', async () => {
    const { gate } = await youtubeFixture([someChannel(1)]);
    const [first] = await youtubeCards(gate, [wantedById(1)], ten);
    const memory = { ...memoryOf(first)!, videos: 'v1-3,v1-4' };
    const [second] = await youtubeCards(gate, [{ ...wantedById(1), memory }], ten);
    expect(recordIn(second).posts?.map(post => post.platformPostId)).toEqual(['v1-3', 'v1-4']);
  });

  test('a new video, or another number of them, is read', async () => {
    const channel = someChannel(1);
    const { gate } = await youtubeFixture([channel]);
    const [first] = await youtubeCards(gate, [wantedById(1)], { posts: 3 });
    const memory = memoryOf(first)!;
    const [more] = await youtubeCards(gate, [{ ...wantedById(1), memory }], ten);
    expect(recordIn(more).posts).toHaveLength(10);
    channel.record.posts = [
      { ...someVideos(1, 1)[0]!, platformPostId: 'new', publishedAt: noon.toISOString() },
      ...(channel.record.posts ?? []),
    ];
    const [newer] = await youtubeCards(gate, [{ ...wantedById(1), memory }], { posts: 3 });
    expect(recordIn(newer).posts?.map(post => post.platformPostId)).toEqual(['new', 'v1-0', 'v1-1']);
  });

  test('that of another playlist is not asked with', async () => {
    const { gate } = await youtubeFixture([someChannel(1)]);
    const [first] = await youtubeCards(gate, [wantedById(1)], ten);
    const memory = { ...memoryOf(first)!, uploads: 'UUother', videos: 'v1-3' };
    const [second] = await youtubeCards(gate, [{ ...wantedById(1), memory }], ten);
    expect(recordIn(second).posts).toHaveLength(10);
  });
});

describe('when YouTube fails', () => {
  const failure = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const host = 'www.googleapis.com';

  test.each([
    ['quota', 'quota'],
    ['rate', 'rate'],
    ['refused', 'credential'],
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ] as const)('%s ends the batch as %s', async (mood, kind) => {
    const { gate, fakes } = await youtubeFixture([someChannel(1)]);
    fakes.tell(mood, { host });
    const error = await failure(youtubeCards(gate, [wantedById(1)], ten));
    expect(error).toBeInstanceOf(SourceFault);
    expect(error).toMatchObject({ kind });
    expect(String(error)).not.toContain('AIzaTest');
  });

  test('a batch ends where the quota ends', async () => {
    const { gate, meter } = await youtubeFixture(many(5));
    meter.limits.units = 4;
    const wanted = many(5).map((_, number) => wantedById(number));
    expect(await failure(youtubeCards(gate, wanted, ten))).toMatchObject({ kind: 'quota', freeAt: null });
    expect(meter.spent.units).toBe(4);
  });

  test('a source without a response is not waited for', async () => {
    const { fakes } = await youtubeFixture([someChannel(1)]);
    fakes.tell('slow', { host });
    const impatient: Gate = {
      ask: async (_name, _cost, call) =>
        (
          await call({
            secret: { apiKey: 'AIzaTest' },
            through: fakes.address,
            signal: AbortSignal.timeout(50),
            now: noon,
          })
        ).value,
    };
    expect(await failure(youtubeCards(impatient, [wantedById(1)], ten))).toMatchObject({
      kind: 'temporary',
      wasAsked: true,
    });
  });

  test('changed fields of a handle are a fault of their own, and nobody is reported as gone', async () => {
    const { gate, fakes } = await youtubeFixture([someChannel(1)]);
    fakes.tell('changed', { host });
    const [card] = await youtubeCards(gate, [wantedByHandle('channel1')], ten);
    expect(card).toMatchObject({ fault: { kind: 'permanent' } });
  });

  /** A gate at which the uploads of these channels fail. */
  function gateWithout(inner: Gate, failing: readonly number[], kind: SourceFaultKind): Gate {
    const names = failing.map(number => `uploads UU${idOf(number).slice(2)}`);
    return {
      async ask(name, cost, call) {
        if (names.some(each => name.startsWith(each))) throw new SourceFault(kind, 'out of order');
        return inner.ask(name, cost, call);
      },
    };
  }

  test.each<[string, number[], SourceFaultKind, string]>([
    [
      'three that fail for a moment fail alone',
      [1, 2, 3],
      'temporary',
      'channel0,temporary,temporary,temporary,channel4',
    ],
    ['with a fourth all fail', [0, 1, 2, 3], 'temporary', 'all: temporary'],
    [
      'any number may be hard to read',
      [0, 1, 2, 3],
      'permanent',
      'permanent,permanent,permanent,permanent,channel4',
    ],
    ['one that is asked too fast stops all', [2], 'rate', 'all: rate'],
  ])('%s', async (_, failing, kind, expected) => {
    const { gate } = await youtubeFixture(many(5));
    const wanted = many(5).map((_, number) => wantedById(number));
    const cards = await youtubeCards(gateWithout(gate, failing, kind), wanted, ten).then(
      all => all.map(card => ('fault' in card ? card.fault.kind : card.record.handle)).join(','),
      (error: SourceFault) => `all: ${error.kind}`,
    );
    expect(cards).toBe(expected);
  });
});
