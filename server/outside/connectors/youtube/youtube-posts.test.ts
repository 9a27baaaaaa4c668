import { describe, expect, test } from 'vitest';
import { postRecordSchema } from '../../../../contract/core/sources/source-records.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import type { PeopleByHand } from '../../../sandbox/fake-platforms/fake-people.ts';
import { rememberingGate } from '../../../../test/harness/sources/remembering-gate.ts';
import {
  idOf,
  someChannel,
  youtubeFixture,
  type YouTubeFixture,
} from '../../../../test/fixtures/sourcing/youtube-channels.ts';
import { SourceFault } from '../source-fault.ts';
import type { Gate, PostCard, WantedPost } from '../source.ts';
import { youtube } from './youtube.ts';

const wanted = (id: string, owner?: WantedPost['owner']): WantedPost => ({
  platform: 'youtube',
  platformPostId: id,
  url: `https://www.youtube.com/watch?v=${id}`,
  ...(owner && { owner }),
});

const posts = (gate: Gate, all: WantedPost[]): Promise<PostCard[]> => youtube.posts!(gate, all);
const kindOf = (card: PostCard | undefined) => (card && 'fault' in card ? card.fault.kind : 'record');
const recordIn = (card: PostCard | undefined) =>
  postRecordSchema.parse(card && 'record' in card ? card.record : null);
const handOf = ({ people }: YouTubeFixture) => people as PeopleByHand;

const open = () => youtubeFixture([1, 2, 3].map(number => someChannel(number)));

describe('figures of videos', () => {
  test('come fifty a call, with the channel by its id and handle', async () => {
    const fixture = await open();
    const [card, other] = await posts(fixture.gate, [wanted('v1-3'), wanted('v2-0')]);
    expect(card?.wanted).toEqual(wanted('v1-3'));
    expect(recordIn(card)).toEqual({
      type: 'post',
      platform: 'youtube',
      creator: { platformId: idOf(1), handle: 'channel1' },
      observedAt: '2026-11-20T20:00:00.000Z',
      platformPostId: 'v1-3',
      url: 'https://www.youtube.com/watch?v=v1-3',
      caption: 'Video 3\nAll about it #cooking with @ann',
      hashtags: ['cooking'],
      mentions: ['ann'],
      durationSeconds: 63,
      publishedAt: '2026-11-16T20:00:00Z',
      plays: 1003,
      likes: 100,
      comments: 10,
      platformSponsored: false,
    });
    expect(recordIn(other).creator).toEqual({ platformId: idOf(2), handle: 'channel2' });
    expect(fixture.gate.names).toEqual(['videos v1-3,v2-0', `channels id ${idOf(1)},${idOf(2)}`]);
  });

  test('of known channels cost one unit for fifty', async () => {
    const fixture = await youtubeFixture([someChannel(1, { posts: undefined })]);
    const all = await youtubeFixture([
      someChannel(1),
      someChannel(2),
      someChannel(3),
      someChannel(4),
      someChannel(5),
    ]);
    const known = [1, 2, 3, 4, 5].flatMap(number =>
      Array.from({ length: 10 }, (_, place) =>
        wanted(`v${number}-${place}`, { platformId: idOf(number), handle: `Channel${number}` }),
      ),
    );
    const cards = await posts(all.gate, known);
    expect(cards.map(kindOf)).toEqual(known.map(() => 'record'));
    expect(recordIn(cards[0]).creator).toEqual({ platformId: idOf(1), handle: 'Channel1' });
    expect(all.meter.spent).toEqual({ units: 1, search: 0 });
    expect((await posts(fixture.gate, known)).map(kindOf)).toEqual(known.map(() => 'notFound'));
  });

  test('are filed with the channel that the video is of, whatever was thought', async () => {
    const { gate } = await open();
    const [card] = await posts(gate, [wanted('v1-0', { platformId: idOf(2), handle: 'channel2' })]);
    expect(recordIn(card).creator).toEqual({ platformId: idOf(1), handle: 'channel1' });
  });

  test('deleted or private ones are not found, and an edit is detected', async () => {
    const fixture = await open();
    const all = ['v1-0', 'v1-1', 'v1-2', 'v1-3'].map(id => wanted(id));
    expect((await posts(fixture.gate, all)).map(kindOf)).toEqual(all.map(() => 'record'));
    handOf(fixture).removePost('youtube', 'v1-0');
    handOf(fixture).hidePost('youtube', 'v1-1');
    handOf(fixture).editPost('youtube', 'v1-2', { caption: 'New #words', plays: 9000 });
    const cards = await posts(fixture.gate, all);
    expect(cards.map(kindOf)).toEqual(['notFound', 'notFound', 'record', 'record']);
    expect(recordIn(cards[2])).toMatchObject({ caption: 'New #words', hashtags: ['words'], plays: 9000 });
  });

  test('of a closed channel, and ids that are not videos, are not found', async () => {
    const { gate } = await youtubeFixture([someChannel(1, {}, { state: 'gone' })]);
    expect((await posts(gate, [wanted('v1-0'), wanted('nothing')])).map(kindOf)).toEqual([
      'notFound',
      'notFound',
    ]);
  });

  test('live ones are postponed', async () => {
    const fixture = await open();
    handOf(fixture).editPost('youtube', 'v1-0', { durationSeconds: undefined });
    expect((await posts(fixture.gate, [wanted('v1-0'), wanted('v1-1')])).map(kindOf)).toEqual([
      'temporary',
      'record',
    ]);
  });

  test('hidden likes and closed comments are absent', async () => {
    const fixture = await open();
    handOf(fixture).editPost('youtube', 'v1-0', { likes: undefined, comments: undefined });
    const [card] = await posts(fixture.gate, [wanted('v1-0')]);
    expect(recordIn(card)).toMatchObject({ plays: 1000 });
    expect(recordIn(card)).not.toHaveProperty('likes');
    expect(recordIn(card)).not.toHaveProperty('comments');
  });
});

describe('a batch', () => {
  test('that is repeated requests nothing twice, and its figures keep their time', async () => {
    const fixture = await open();
    const gate = rememberingGate(fixture.gate);
    const all = [wanted('v1-0'), wanted('v2-0')];
    fixture.fakes.tell('down', { times: 1 });
    await expect(posts(gate, all)).rejects.toMatchObject({ kind: 'temporary' });
    const first = await posts(gate, all);
    fixture.clock.now = new Date('2026-11-20T23:00:00Z');
    handOf(fixture).editPost('youtube', 'v1-0', { plays: 9000 });
    expect(await posts(gate, all)).toEqual(first);
    expect(recordIn(first[0])).toMatchObject({ plays: 1000, observedAt: '2026-11-20T20:00:00.000Z' });
    expect(gate.asked).toEqual(['videos v1-0,v2-0', `videos v1-0,v2-0`, `channels id ${idOf(1)},${idOf(2)}`]);
  });

  test('with refused channels keeps the figures of known ones', async () => {
    const { gate } = await open();
    const spent: Gate = {
      ask: (name, cost, call) =>
        name.startsWith('channels')
          ? Promise.reject(new SourceFault('quota', 'used up', { wasAsked: false }))
          : gate.ask(name, cost, call),
    };
    const all = [wanted('v1-0', { platformId: idOf(1), handle: 'channel1' }), wanted('v2-0')];
    expect((await posts(spent, all)).map(kindOf)).toEqual(['record', 'quota']);
  });

  test.each<[PlatformMood, string]>([
    ['quota', 'quota'],
    ['rate', 'rate'],
    ['refused', 'credential'],
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ])('ends where YouTube is %s: %s', async (mood, kind) => {
    const { gate, fakes } = await open();
    fakes.tell(mood);
    await expect(posts(gate, [wanted('v1-0')])).rejects.toMatchObject({ kind });
  });

  test('of nobody costs nothing', async () => {
    const { gate } = await open();
    expect(await posts(gate, [])).toEqual([]);
    expect(gate.spent).toEqual([]);
  });
});

describe('videos with a hashtag', () => {
  const find = (gate: Gate, hashtag: string, since: string, next: string | null = null) =>
    youtube.tagged!(gate, { hashtag, since, next });
  /** The fake searches by hashtags; the connector selects by captions. */
  const tag = (fixture: YouTubeFixture, id: string, caption: string, hashtags = ['cooking']) =>
    handOf(fixture).editPost('youtube', id, { caption, hashtags });

  test('are those since then that have it, newest first, for a search and a call a page', async () => {
    const fixture = await open();
    tag(fixture, 'v1-0', 'Cake #Cooking');
    tag(fixture, 'v2-1', 'Bread\nall about #ＣＯＯＫＩＮＧ!');
    tag(fixture, 'v1-2', '#cookingtips and more');
    tag(fixture, 'v1-3', 'cooking without a mark');
    tag(fixture, 'v1-9', '#cooking long ago');
    const found = await find(fixture.gate, '#cooking', '2026-11-14T00:00:00.000Z');
    expect(found).toEqual({
      posts: [
        {
          platformPostId: 'v1-0',
          url: 'https://www.youtube.com/watch?v=v1-0',
          publishedAt: '2026-11-19T20:00:00Z',
        },
        {
          platformPostId: 'v2-1',
          url: 'https://www.youtube.com/watch?v=v2-1',
          publishedAt: '2026-11-18T20:00:00Z',
        },
      ],
      next: null,
    });
    expect(fixture.meter.spent).toEqual({ units: 1, search: 1 });
    expect(fixture.fakes.asked[0]).toContain(
      'type=video&order=date&q=#cooking&publishedAfter=2026-11-14T00:00:00Z',
    );
  });

  test('go on page by page, each asked for once', async () => {
    const fixture = await youtubeFixture(Array.from({ length: 8 }, (_, number) => someChannel(number)));
    for (let number = 0; number < 8; number++)
      for (let place = 0; place < 12; place++) tag(fixture, `v${number}-${place}`, 'All #cooking');
    const first = await find(fixture.gate, 'cooking', '2026-01-01T00:00:00.000Z');
    expect(first.posts).toHaveLength(50);
    const second = await find(fixture.gate, 'cooking', '2026-01-01T00:00:00.000Z', first.next);
    expect(second).toMatchObject({ next: null });
    expect(new Set([...first.posts, ...second.posts].map(post => post.platformPostId)).size).toBe(96);
    expect(new Set(fixture.gate.names).size).toBe(4);
  });

  test('without any use are empty, and cost one search', async () => {
    const { gate, meter } = await open();
    expect(await find(gate, 'nothing', '2026-11-14T00:00:00.000Z')).toEqual({ posts: [], next: null });
    expect(meter.spent).toEqual({ units: 0, search: 1 });
  });

  test.each<[PlatformMood, string]>([
    ['quota', 'quota'],
    ['changed', 'permanent'],
  ])('when YouTube is %s: %s', async (mood, kind) => {
    const { gate, fakes } = await open();
    fakes.tell(mood);
    await expect(find(gate, 'cooking', '2026-11-14T00:00:00.000Z')).rejects.toMatchObject({ kind });
  });
});
