import { describe, expect, onTestFinished, test } from 'vitest';
import { postRecordSchema } from '../../../../contract/core/sources/source-records.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import { listenAsPlatforms } from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { makePeople } from '../../../../test/fixtures/sourcing/instagram-people.ts';
import { plainGate } from '../../../../test/harness/sources/plain-gate.ts';
import { rememberingGate } from '../../../../test/harness/sources/remembering-gate.ts';
import type { Gate, PostCard, WantedPost } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { instagram } from './instagram.ts';
import { instagramMarket } from './market/instagram-market.ts';

let tokens = 0;
async function room() {
  const people = makePeople();
  const clock = { now: new Date('2026-11-22T08:00:00Z') };
  const fakes = await listenAsPlatforms({ people, now: () => clock.now });
  onTestFinished(() => fakes.close());
  const secret = { userId: '17841405309211844', accessToken: `token-${++tokens}` };
  return { people, clock, fakes, gate: plainGate({ secret, through: fakes.address, now: () => clock.now }) };
}

/** Ann's post number `place`, published `daysAgo` days before November 20. */
const wanted = (handle: string, platformPostId: string, daysAgo?: number): WantedPost => ({
  platform: 'instagram',
  platformPostId,
  url: `https://www.instagram.com/p/${platformPostId}/`,
  owner: { handle },
  ...(daysAgo !== undefined && {
    publishedAt: new Date(Date.UTC(2026, 10, 20) - daysAgo * 86_400_000).toISOString(),
  }),
});

const ownerless: WantedPost = { platform: 'instagram', platformPostId: '1Code0', url: '' };

const posts = (gate: Gate, all: WantedPost[]): Promise<PostCard[]> => instagram.posts!(gate, all);
const kindOf = (card: PostCard | undefined) => (card && 'fault' in card ? card.fault.kind : 'record');
const recordIn = (card: PostCard | undefined) =>
  postRecordSchema.parse(card && 'record' in card ? card.record : null);

describe('figures of posts by business discovery', () => {
  test('cost a call for all of a creator among the newest fifty', async () => {
    const { gate } = await room();
    const all = [
      wanted('Ann.Lee', '1Code3', 3),
      wanted('ann.lee', '1Code0', 0),
      wanted('bo.small', '2Code1'),
    ];
    const cards = await posts(gate, all);
    expect(cards.map(kindOf)).toEqual(['record', 'record', 'record']);
    expect(recordIn(cards[1])).toEqual({
      type: 'post',
      platform: 'instagram',
      creator: { handle: 'ann.lee' },
      observedAt: '2026-11-22T08:00:00.000Z',
      platformPostId: '1Code0',
      url: 'https://www.instagram.com/reel/1Code0/',
      caption: 'Post 0 with @ann.lee #tea0',
      hashtags: ['tea0'],
      mentions: ['ann.lee'],
      publishedAt: '2026-11-20T00:00:00.000Z',
      plays: 1000,
      likes: 100,
      comments: 10,
    });
    expect(gate.spent).toHaveLength(2);
  });

  test('of older posts are a page or two down, but not without end', async () => {
    const { gate } = await room();
    expect((await posts(gate, [wanted('ann.lee', '1Code60', 60)])).map(kindOf)).toEqual(['record']);
    expect(gate.spent).toHaveLength(2);
    const crowded = await room();
    const ann = crowded.people.byHandle('instagram', 'ann.lee')!.record;
    const [first] = ann.posts!;
    ann.posts!.unshift(
      ...Array.from({ length: 100 }, (_, at) => ({
        ...first!,
        platformPostId: `new${at}`,
        url: `https://www.instagram.com/p/new${at}/`,
      })),
    );
    expect((await posts(crowded.gate, [wanted('ann.lee', '1Code149', 149)])).map(kindOf)).toEqual([
      'permanent',
    ]);
    expect(crowded.gate.spent).toHaveLength(4);
  });

  test('of a post that was deleted or archived are not found, at the first older one', async () => {
    const { gate, people } = await room();
    people.removePost('instagram', '1790010003');
    people.hidePost('instagram', '1790010004');
    const all = [
      wanted('ann.lee', '1Code3', 3),
      wanted('ann.lee', '1Code4', 4),
      wanted('ann.lee', '1Code5', 5),
    ];
    expect((await posts(gate, all)).map(kindOf)).toEqual(['notFound', 'notFound', 'record']);
    expect(gate.spent).toHaveLength(1);
  });

  test('are those of now, with the caption of now', async () => {
    const { gate, people } = await room();
    people.editPost('instagram', '1790010000', { caption: 'New #words', plays: 9000, likes: undefined });
    const [card] = await posts(gate, [wanted('ann.lee', '1Code0')]);
    expect(recordIn(card)).toMatchObject({ caption: 'New #words', hashtags: ['words'], plays: 9000 });
    expect(recordIn(card)).not.toHaveProperty('likes');
  });

  test.each([
    [wanted('cy.personal', '3Code0'), 'private'],
    [wanted('di.private', '4Code0'), 'private'],
    [wanted('ed.gone', '5Code0'), 'private'],
    [wanted('flo.empty', '6Code0'), 'notFound'],
    [wanted('ann lee){id}', '1Code0'), 'notFound'],
    [ownerless, 'permanent'],
  ])('%j are missing, and no others for it', async (one, kind) => {
    const { gate } = await room();
    expect((await posts(gate, [one, wanted('bo.small', '2Code0')])).map(kindOf)).toEqual([kind, 'record']);
  });
});

describe('a batch', () => {
  const all = [wanted('ann.lee', '1Code0', 0), wanted('bo.small', '2Code0', 0)];

  test('that is repeated requests nothing twice, and its figures keep their time', async () => {
    const { gate, clock, people, fakes } = await room();
    const scope = rememberingGate(gate);
    const first = await posts(scope, all);
    clock.now = new Date('2026-11-22T11:00:00Z');
    people.editPost('instagram', '1790010000', { plays: 9000 });
    expect(await posts(scope, all)).toEqual(first);
    expect(recordIn(first[0])).toMatchObject({ plays: 1000, observedAt: '2026-11-22T08:00:00.000Z' });
    expect(fakes.asked).toHaveLength(2);
  });

  test('that is refused in the middle keeps what arrived', async () => {
    const { gate } = await room();
    let calls = 0;
    const spent: Gate = {
      ask: (name, cost, call) =>
        ++calls > 1
          ? Promise.reject(new SourceFault('rate', 'too often', { wasAsked: false }))
          : gate.ask(name, cost, call),
    };
    expect((await posts(spent, all)).map(kindOf)).toEqual(['record', 'rate']);
  });

  test.each<[PlatformMood, string]>([
    ['quota', 'rate'],
    ['rate', 'rate'],
    ['refused', 'credential'],
  ])('ends where Instagram is %s: %s', async (mood, kind) => {
    const { gate, fakes } = await room();
    fakes.tell(mood);
    await expect(posts(gate, all)).rejects.toMatchObject({ kind });
  });

  test.each<[PlatformMood, string]>([
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ])('lacks one creator where Instagram was %s: %s', async (mood, kind) => {
    const { gate, fakes } = await room();
    fakes.tell(mood, { times: 1 });
    expect((await posts(gate, all)).map(kindOf)).toEqual([kind, 'record']);
  });
});

describe('figures of posts by the marketplace', () => {
  const asked = (gate: Gate, all: WantedPost[]) => instagramMarket.posts!(gate, all);

  test('have shares, and are among the thirty that it shows', async () => {
    const { gate } = await room();
    const all = [
      wanted('ann.lee', '1Code0', 0),
      wanted('ann.lee', '1Code29', 29),
      wanted('bo.small', '2Code2', 2),
    ];
    const cards = await asked(gate, all);
    expect(cards.map(kindOf)).toEqual(['record', 'record', 'record']);
    expect(recordIn(cards[0])).toMatchObject({
      creator: { handle: 'ann.lee' },
      plays: 1000,
      likes: 100,
      comments: 10,
      shares: 5,
      observedAt: '2026-11-22T08:00:00.000Z',
    });
    expect(gate.spent).toHaveLength(2);
  });

  test('posts that are not listed may exist', async () => {
    const { gate, people } = await room();
    people.removePost('instagram', '1790010003');
    const all = [
      wanted('ann.lee', '1Code3', 3),
      wanted('ann.lee', '1Code40', 40),
      wanted('cy.personal', '3Code0'),
    ];
    expect((await asked(gate, all)).map(kindOf)).toEqual(['permanent', 'permanent', 'private']);
  });
});
