import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { creatorRecordSchema, type CreatorRecord } from '../../../../contract/core/sources/source-records.ts';
import type { PlatformMood } from '../../../../contract/core/sources/source-codes.ts';
import {
  listenAsPlatforms,
  type ListeningPlatforms,
} from '../../../sandbox/fake-platforms/fake-platforms.ts';
import { somePeople } from '../../../../test/fixtures/sourcing/instagram-people.ts';
import { plainGate } from '../../../../test/harness/sources/plain-gate.ts';
import type { Card, Gate, Wanted } from '../source.ts';
import { SourceFault } from '../source-fault.ts';
import { instagram } from './instagram.ts';

let now: Date;
let fakes: ListeningPlatforms;
beforeAll(async () => {
  now = new Date('2026-11-22T08:00:00Z');
  fakes = await listenAsPlatforms({ people: somePeople, now: () => now });
});
afterAll(() => fakes.close());
afterEach(() => fakes.tell('well'));

let tokens = 0;
/** Each gate has its own token, so that no test uses up another's calls. */
const gateOf = (secret: object = {}) =>
  plainGate({
    secret: { userId: '17841405309211844', accessToken: `token-${++tokens}`, ...secret },
    through: fakes.address,
    now: () => now,
  });

const wanted = (handle: string, more: Partial<Wanted> = {}): Wanted => ({
  platform: 'instagram',
  handle,
  url: `https://www.instagram.com/${handle}/`,
  ...more,
});

const cards = (gate: Gate, all: Wanted[], posts = 10): Promise<Card[]> =>
  instagram.cards!(gate, all, { posts });

async function recordOf(each: Wanted, posts?: number): Promise<CreatorRecord> {
  const [card] = await cards(gateOf(), [each], posts);
  if (!card || 'fault' in card) throw card?.fault ?? new Error('no card');
  return creatorRecordSchema.parse(card.record);
}

async function faultOf(work: Promise<unknown>): Promise<SourceFault> {
  const error: unknown = await work.catch((fault: unknown) => fault);
  if (!(error instanceof SourceFault)) throw new Error('no fault');
  return error;
}

const kindOf = (card: Card | undefined) => (card && 'fault' in card ? card.fault.kind : 'record');

describe('a card', () => {
  test('has the profile and the newest posts, for one call', async () => {
    const gate = gateOf();
    const [card] = await cards(gate, [wanted('Ann.Lee')], 4);
    expect(gate.spent).toEqual([{ bucket: 'calls', units: 1 }]);
    expect(card).toMatchObject({ memory: { id: '17841400000000001', handle: 'ann.lee' } });
    const record = creatorRecordSchema.parse(card && 'record' in card ? card.record : null);
    expect(record).toEqual({
      type: 'creator',
      platform: 'instagram',
      handle: 'ann.lee',
      name: 'Ann Lee',
      homepageUrl: 'https://www.instagram.com/ann.lee/',
      avatarUrl: 'https://cdn.example/ann.jpg',
      bio: 'tea every day',
      followers: 20_000,
      postCount: 640,
      observedAt: '2026-11-22T08:00:00.000Z',
      posts: expect.any(Array) as unknown,
    });
    expect(record.posts?.slice(0, 2)).toEqual([
      {
        platformPostId: '1Code0',
        url: 'https://www.instagram.com/reel/1Code0/',
        caption: 'Post 0 with @ann.lee #tea0',
        hashtags: ['tea0'],
        mentions: ['ann.lee'],
        publishedAt: '2026-11-20T00:00:00.000Z',
        plays: 1000,
        likes: 100,
        comments: 10,
      },
      {
        platformPostId: '1Code1',
        url: 'https://www.instagram.com/p/1Code1/',
        caption: 'Post 1 with @ann.lee #tea1',
        hashtags: ['tea1'],
        mentions: ['ann.lee'],
        coverUrl: 'https://cdn.example/1.jpg',
        publishedAt: '2026-11-19T00:00:00.000Z',
        likes: 101,
        comments: 11,
      },
    ]);
  });

  test('lacks likes that are hidden', async () => {
    const { posts } = await recordOf(wanted('ann.lee'), 3);
    expect(posts?.map(({ likes }) => likes)).toEqual([100, 101, undefined]);
    expect(posts?.[2]).toMatchObject({ comments: 12, plays: 1002 });
  });

  test('continues over pages while more is wanted', async () => {
    const gate = gateOf();
    const [card] = await cards(gate, [wanted('ann.lee')], 58);
    const { posts } = card && 'record' in card ? card.record : {};
    expect(new Set(posts?.map(post => post.platformPostId)).size).toBe(58);
    expect(gate.spent).toHaveLength(2);
    expect(gate.names).toEqual([
      'creator ann.lee with 50',
      expect.stringMatching(/^creator ann.lee 8 after /),
    ]);
    expect((await recordOf(wanted('ann.lee'), 200)).posts).toHaveLength(150);
  });

  test('without posts, or without any requested, are empty', async () => {
    expect((await recordOf(wanted('flo.empty'))).posts).toEqual([]);
    expect((await recordOf(wanted('ann.lee'), 0)).posts).toEqual([]);
  });

  test('keeps the id that the creator is known by, as Graph has another', async () => {
    expect((await recordOf(wanted('ann.lee', { platformId: '173560420' }))).platformId).toBe('173560420');
  });

  test('is found by a remembered name where only an id is known', async () => {
    const byId: Wanted = {
      platform: 'instagram',
      platformId: '173560420',
      url: 'https://www.instagram.com/',
    };
    const gate = gateOf();
    const [without, withName] = await cards(gate, [byId, { ...byId, memory: { handle: 'ann.lee' } }]);
    expect(without).toMatchObject({ fault: { kind: 'permanent', wasAsked: false } });
    expect(withName).toMatchObject({ record: { handle: 'ann.lee', platformId: '173560420' } });
    expect(gate.spent).toHaveLength(1);
  });
});

describe('accounts without data', () => {
  const seen = { memory: { id: '17841400000000001', handle: 'ann_before' } };

  test.each<[string, Wanted, string]>([
    ['a personal account', wanted('cy.personal'), 'private'],
    ['a private account', wanted('di.private'), 'private'],
    ['a name that nobody has', wanted('nobody'), 'private'],
    ['an account that is gone since', wanted('ed.gone', seen), 'notFound'],
    ['an account that was renamed', wanted('ann_before', seen), 'notFound'],
    ['a name that has passed to another', wanted('bo.small', seen), 'notFound'],
    ['a name that cannot be one', wanted('ann lee){id}'), 'notFound'],
  ])('%s', async (_, each, kind) => {
    const all = await cards(gateOf(), [each, wanted('bo.small')]);
    expect(all.map(kindOf)).toEqual([kind, 'record']);
    expect(all[0]?.wanted).toBe(each);
  });

  test('the message says that only professional accounts can be looked up', async () => {
    const [card] = await cards(gateOf(), [wanted('cy.personal')]);
    expect(card && 'fault' in card && card.fault.message).toContain('business and creator accounts only');
  });
});

describe('when Instagram is', () => {
  test.each<[PlatformMood, string]>([
    ['quota', 'rate'],
    ['rate', 'rate'],
    ['refused', 'credential'],
  ])('%s, the whole batch ends: %s', async (mood, kind) => {
    fakes.tell(mood, { host: 'graph.facebook.com' });
    const gate = gateOf();
    const fault = await faultOf(cards(gate, [wanted('ann.lee'), wanted('bo.small')]));
    expect(fault.kind).toBe(kind);
    expect(gate.spent).toHaveLength(1);
    // 42 minutes if the usage headers say so, else a quarter of an hour.
    const minutes = { quota: 42, rate: 15 }[mood as string];
    expect(fault.freeAt?.getTime()).toBe(minutes && now.getTime() + minutes * 60_000);
  });

  test.each<[PlatformMood, string]>([
    ['down', 'temporary'],
    ['half', 'temporary'],
    ['garbled', 'temporary'],
    ['changed', 'permanent'],
  ])('%s, one creator lacks a card: %s', async (mood, kind) => {
    fakes.tell(mood, { host: 'graph.facebook.com', times: 1 });
    expect((await cards(gateOf(), [wanted('ann.lee'), wanted('bo.small')])).map(kindOf)).toEqual([
      kind,
      'record',
    ]);
  });

  test('slow ones are not waited for longer than requested', async () => {
    fakes.tell('slow', { host: 'graph.facebook.com' });
    const impatient: Gate = {
      async ask(_name, _cost, call) {
        const signal = AbortSignal.timeout(50);
        return (
          await call({ secret: { userId: '17', accessToken: 'a' }, through: fakes.address, signal, now })
        ).value;
      },
    };
    expect((await cards(impatient, [wanted('ann.lee')])).map(kindOf)).toEqual(['temporary']);
  });
});

test.each([
  [{}, null],
  [{ accessToken: 'expired' }, 'credential'],
  [{ accessToken: 'broken-abcdefghijklmnopqrstuvwxyz' }, 'credential'],
  [{ accessToken: '' }, 'credential'],
  [{ userId: '' }, 'permanent'],
])('a credential with %o is checked by one call', async (secret, kind) => {
  const gate = gateOf(secret);
  const work = instagram.check!(gate);
  if (kind === null) await work;
  else {
    const fault = await faultOf(work);
    expect(fault.kind).toBe(kind);
    expect(fault.message).not.toContain('abcdefghijklmnopqrstuvwxyz');
  }
  expect(gate.spent).toHaveLength(1);
});

test('the usage headers are obeyed from 90 % on, and beyond the limit it is free after an hour', async () => {
  const rests: (string | undefined)[] = [];
  const inner = gateOf();
  const gate: Gate = {
    ask: (name, cost, call) =>
      inner.ask(name, cost, async permit => {
        const answer = await call(permit);
        rests.push(answer.restUntil?.toISOString());
        return answer;
      }),
  };
  for (let call = 0; call < 200; call++) await instagram.check!(gate);
  expect(rests.findIndex(rest => rest !== undefined)).toBe(179);
  expect(rests[179]).toBe('2026-11-22T08:15:00.000Z');
  const fault = await faultOf(instagram.check!(gate));
  expect(fault).toMatchObject({ kind: 'rate', freeAt: new Date('2026-11-22T08:15:00Z') });
  now = new Date('2026-11-22T09:00:00.001Z');
  await instagram.check!(gate);
});
