import { describe, expect, it } from 'vitest';
import type { CreatorRecord } from '../../../contract/core/sources/source-records.ts';
import { observeRecord } from './observe-record.ts';

const now = new Date('2026-11-20T08:00:00Z');

function seen(fields: Partial<CreatorRecord>) {
  return observeRecord(
    { type: 'creator', platform: 'tiktok', handle: 'lan', ...fields },
    { source: 'file', via: null, now },
  );
}

describe('a record of a creator', () => {
  it('ignores absent values', () => {
    const { creator, snapshots, posts, addresses } = seen({ bio: '  ', tags: [], category: '' });
    expect(creator).toMatchObject({
      name: null,
      bio: '',
      tags: null,
      tagsBasis: null,
      category: null,
      followers: null,
    });
    expect([snapshots, posts, addresses]).toEqual([[], [], []]);
    expect(creator.observedAt).toEqual(now);
  });

  it.each<[string, Partial<CreatorRecord>, object]>([
    ['a handle without its @', { handle: ' @Lan ' }, { handle: 'Lan' }],
    ['a name that is an address is none', { name: 'lan@example.com' }, { name: null }],
    ['an address within a name is taken out', { name: 'Lan lan@example.com' }, { name: 'Lan [e-mail]' }],
    [
      'a region is stated unless it is said to be assumed',
      { region: 'VN' },
      { region: 'VN', regionBasis: 'stated' },
    ],
    ['an assumed region', { region: 'VN', regionBasis: 'assumed' }, { regionBasis: 'assumed' }],
    ['zero followers are a figure', { followers: 0 }, { followers: 0 }],
  ])('%s', (_, fields, expected) => {
    expect(seen(fields).creator).toMatchObject(expected);
  });

  it('is a snapshot of its day', () => {
    const { snapshots } = seen({ followers: 7, observedAt: '2026-11-19T23:30:00-02:00' });
    expect(snapshots).toEqual([
      { day: '2026-11-20', followers: 7, likes: null, postCount: null, averagePlays: null, via: null },
    ]);
  });

  it('reads hashtags from captions if the source lists none, and keeps existing lists', () => {
    const post = { platformPostId: '1', publishedAt: '2026-11-19T00:00:00Z', caption: '#a b' };
    const { posts } = seen({ posts: [post, { ...post, hashtags: ['x'] }, { ...post, caption: undefined }] });
    expect(posts.map(one => one.hashtags)).toEqual([['a'], ['x'], null]);
  });

  it('finds every address once for each place', () => {
    const { addresses } = seen({ emails: ['A@example.com', 'rubbish'], bio: 'b@example.com' });
    expect(addresses).toEqual([
      { address: 'a@example.com', source: 'stated', via: null },
      { address: 'b@example.com', source: 'bio', via: null },
    ]);
  });

  it('is known by id and handle', () => {
    expect(seen({ platformId: '7', handle: 'Ｌan' }).keys).toEqual(['tiktok:id:7', 'tiktok:@:lan']);
    expect(seen({ handle: 'Café' }).keys).not.toEqual(seen({ handle: 'Cafe' }).keys);
  });
});
