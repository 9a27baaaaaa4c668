import { expect, it } from 'vitest';
import { fillPosts, type Wanting } from './fill-deliverables.ts';

const days = { from: new Date('2026-11-10T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };
const post = (key: string, day: string | null, creatorId: number | null = 1) => ({
  key,
  url: `https://post.example/${key}`,
  creatorId,
  publishedAt: day === null ? null : new Date(`${day}T00:00:00Z`),
});
const wants = (collaborationId: number, creatorId: number, ...posts: string[]): Wanting => ({
  collaborationId,
  creatorId,
  deliverables: posts.map((postKey, place) => ({
    id: collaborationId * 10 + place,
    postUrl: postKey && `https://other.example/${postKey}`,
    postKey: postKey || null,
  })),
});

const fill = (posts: ReturnType<typeof post>[], wanting: Wanting[], wasFound: string[] = []) =>
  fillPosts(posts, wanting, { ...days, wasFound: new Set(wasFound) }).map(
    ({ deliverableId, post: { key } }) => `${deliverableId} ${key}`,
  );

it.each<[string, string[], string[]]>([
  [
    'takes the first published first',
    fill([post('b', '2026-11-12'), post('a', '2026-11-11')], [wants(1, 1, '', '')]),
    ['10 a', '11 b'],
  ],
  ['leaves what has its post', fill([post('a', '2026-11-11')], [wants(1, 1, 'x', '')]), ['11 a']],
  ['counts a post once', fill([post('a', '2026-11-11')], [wants(1, 1, 'a', '')]), []],
  [
    'counts one once that another creator delivered',
    fill([post('a', '2026-11-11')], [wants(1, 2, 'a'), wants(2, 1, '')]),
    [],
  ],
  [
    'knows one by its address too',
    fill([{ ...post('a', '2026-11-11'), url: 'https://other.example/k' }], [wants(1, 1, 'k', '')]),
    [],
  ],
  [
    'begins with the first day',
    fill([post('a', '2026-11-09'), post('b', '2026-11-10')], [wants(1, 1, '', '')]),
    ['10 b'],
  ],
  [
    'ends with the last day',
    fill([post('a', '2026-12-01'), post('b', '2026-11-30')], [wants(1, 1, '', '')]),
    ['10 b'],
  ],
  ['leaves posts without a day', fill([post('a', null)], [wants(1, 1, '')]), []],
  [
    'leaves posts of others',
    fill([post('a', '2026-11-11', 2), post('b', '2026-11-11', null)], [wants(1, 1, '')]),
    [],
  ],
  [
    'ends where nothing more is wanted',
    fill([post('a', '2026-11-11'), post('b', '2026-11-12')], [wants(1, 1, '')]),
    ['10 a'],
  ],
  [
    'does not bring back what was taken out',
    fill([post('a', '2026-11-11'), post('b', '2026-11-12')], [wants(1, 1, '')], ['1 https://post.example/a']),
    ['10 b'],
  ],
])('%s', (_, filled, expected) => {
  expect(filled).toEqual(expected);
});
