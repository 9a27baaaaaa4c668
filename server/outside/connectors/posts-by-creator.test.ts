import { expect, test } from 'vitest';
import type { SourcePost } from '../../../contract/core/sources/source-records.ts';
import { postsByCreator, type PostPage } from './posts-by-creator.ts';
import { SourceFault } from './source-fault.ts';
import type { PostCard, WantedPost } from './source.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day)).toISOString();
const post = (id: string, day: number): SourcePost => ({
  platformPostId: id,
  publishedAt: at(day),
  plays: 5,
});
const page = (posts: SourcePost[], more: Partial<PostPage> = {}): PostPage => ({
  handle: 'ann',
  posts,
  seenAt: at(30),
  isLast: false,
  ...more,
});
const wanted = (id: string, handle: string | null, day?: number): WantedPost => ({
  platform: 'instagram',
  platformPostId: id,
  url: '',
  ...(handle !== null && { owner: { handle } }),
  ...(day !== undefined && { publishedAt: at(day) }),
});
const kindOf = (card: PostCard) => ('fault' in card ? card.fault.kind : 'record');

/** A source with these pages, which counts the requests. */
function sourceOf(pages: Record<string, (PostPage | SourceFault)[]>) {
  const asked: string[] = [];
  return {
    asked,
    async ask(all: WantedPost[]) {
      const cards = await postsByCreator('instagram', all, async function* (handle) {
        for (const each of pages[handle] ?? []) {
          asked.push(handle);
          if (each instanceof SourceFault) throw each;
          yield await Promise.resolve(each);
        }
      });
      expect(cards.map(card => card.wanted)).toEqual(all);
      return cards.map(kindOf);
    },
  };
}

const pages = [
  page([post('pinned', 1), post('a', 20), post('b', 19)]),
  page([post('c', 15), post('d', 14)]),
  page([post('e', 10)], { isLast: true }),
];

test.each<[string, WantedPost[], string[], number]>([
  ['found on the first page', [wanted('a', 'Ann', 20), wanted('b', 'ann', 19)], ['record', 'record'], 1],
  ['found on a later page', [wanted('d', 'ann', 14), wanted('a', 'ann', 20)], ['record', 'record'], 2],
  ['missing among older ones', [wanted('x', 'ann', 17)], ['notFound'], 2],
  ['missing, nobody knows from when', [wanted('x', 'ann')], ['notFound'], 3],
  ['older than all', [wanted('x', 'ann', 2)], ['notFound'], 3],
  ['a day off, as files say it', [wanted('c', 'ann', 16)], ['record'], 2],
])('%s', async (_, all, kinds, asked) => {
  const source = sourceOf({ ann: pages });
  expect(await source.ask(all)).toEqual(kinds);
  expect(source.asked).toHaveLength(asked);
});

test('posts that may be further down are not reported as gone', async () => {
  const source = sourceOf({ ann: pages.slice(0, 2) });
  expect(await source.ask([wanted('x', 'ann', 10), wanted('y', 'ann', 17), wanted('z', 'ann')])).toEqual([
    'permanent',
    'notFound',
    'permanent',
  ]);
});

test('nor are those that the source chose not to show', async () => {
  const chosen = page([post('a', 20), post('e', 10)], { isChoice: true });
  const source = sourceOf({ ann: [chosen] });
  expect(await source.ask([wanted('a', 'ann', 20), wanted('x', 'ann', 15)])).toEqual(['record', 'permanent']);
});

test('a post without a creator is not asked for', async () => {
  const source = sourceOf({ ann: pages });
  const [card] = await postsByCreator('instagram', [wanted('a', null)], async function* () {
    yield await Promise.resolve(page([]));
  });
  expect(card).toMatchObject({ fault: { kind: 'permanent', wasAsked: false } });
  expect(await source.ask([wanted('a', null), wanted('a', 'ann', 20)])).toEqual(['permanent', 'record']);
});

const quota = new SourceFault('quota', 'used up', { freeAt: new Date(at(31)) });

test('a refusal keeps what arrived before, and applies to the remaining ones', async () => {
  const source = sourceOf({ ann: pages, bo: [quota], cy: pages });
  expect(await source.ask([wanted('a', 'ann', 20), wanted('b', 'bo'), wanted('c', 'cy', 15)])).toEqual([
    'record',
    'quota',
    'quota',
  ]);
  expect(source.asked).toEqual(['ann', 'bo']);
});

test('a refusal at the first ends the batch', async () => {
  const source = sourceOf({ bo: [quota], ann: pages });
  await expect(source.ask([wanted('b', 'bo'), wanted('a', 'ann', 20)])).rejects.toBe(quota);
});

test('an invisible creator does not affect the others', async () => {
  const source = sourceOf({ bo: [new SourceFault('private', 'shows nothing')], ann: pages });
  expect(await source.ask([wanted('b', 'bo'), wanted('a', 'ann', 20)])).toEqual(['private', 'record']);
});

test('a creator known by an id keeps it, with the source’s handle', async () => {
  const one: WantedPost = { ...wanted('a', 'ANN', 20), owner: { handle: 'ANN', platformId: '42' } };
  const [card] = await postsByCreator('instagram', [one], async function* () {
    yield await Promise.resolve(pages[0] as PostPage);
  });
  expect(card).toEqual({
    wanted: one,
    record: {
      type: 'post',
      platform: 'instagram',
      creator: { platformId: '42', handle: 'ann' },
      platformPostId: 'a',
      publishedAt: at(20),
      plays: 5,
      observedAt: at(30),
    },
  });
});
