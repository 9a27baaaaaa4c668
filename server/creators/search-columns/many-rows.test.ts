import { describe, expect, it } from 'vitest';
import { searchText } from '../../../contract/catalogue/search-terms.ts';
import { searchQuerySchema } from '../../../contract/creators/search/search-filter.ts';
import { parseKeyword } from '../search-input/keyword.ts';
import { countFacet } from './ask/count-facets.ts';
import { findPage } from './ask/find-page.ts';
import type { ColumnRow } from './column-row.ts';
import type { ColumnSearch } from './column-search.ts';
import { ColumnStore } from './store/column-store.ts';

/** More rows than a chunk of a column, a set or a pool holds at first. */
const count = 40_000;

function creator(id: number): ColumnRow {
  const tags = [`tag${id % 500}`, 'all'];
  const handle = `creator${id}`;
  return {
    id,
    platform: 'youtube',
    lowerHandle: handle,
    searchText: searchText({ platform: 'youtube', handle, name: `美食家${id}`, tags, bio: `bio${id % 3}` }),
    region: id % 2 ? 'VN' : null,
    language: null,
    category: null,
    level: null,
    followers: (id * 7919) % 10_007,
    averagePlays: null,
    interactionBp: null,
    playsToFollowersBp: null,
    growthBp: null,
    priceFen: null,
    postsPerWeekCenti: null,
    verified: id % 3 === 0,
    hasEmail: false,
    adPosts: null,
    lastPostAtUs: null,
    addedAtUs: null,
    tags,
    brands: [],
  };
}

function searchOf(input: Record<string, string>): ColumnSearch {
  const filter = searchQuerySchema.parse(input);
  const { words, handle } = parseKeyword(filter);
  return {
    platform: 'youtube',
    filter,
    postedSinceUs: null,
    addedSinceUs: null,
    only: null,
    except: [],
    ownEmail: [],
    words: words.map(word => ({ word, own: [], similarTerms: [], similarHandles: [] })),
    alternatives: [],
    excluded: [],
    tags: [],
    anyTags: [],
    noTags: [],
    handle,
  };
}

const byFollowers = (a: ColumnRow, b: ColumnRow) => (b.followers ?? 0) - (a.followers ?? 0) || a.id - b.id;

it('knows a word as long as a creator has it, not because one once had it', () => {
  const store = new ColumnStore();
  const isKnown = () =>
    findPage(store, searchOf({ keyword: 'tag7' }), 'followers', { offset: 0, limit: 1 }).isWhole;
  store.put(creator(6));
  expect(isKnown()).toEqual([false]);
  store.put(creator(7));
  expect(isKnown()).toEqual([true]);
  store.remove(7);
  expect(isKnown()).toEqual([false]);
});

it('keeps more different values than two bytes can number, and ids beyond 32 bits', () => {
  const store = new ColumnStore();
  const first = 2 ** 40;
  const different = 70_000;
  for (let i = 0; i < different; i++) {
    store.put({ ...creator(i), id: first + i, searchText: '', tags: [], category: `c${i}`, followers: 1 });
  }
  const page = { offset: 0, limit: 3 };
  for (const i of [0, 65_534, 65_535, 65_536, different - 1]) {
    const found = findPage(store, searchOf({ category: `c${i}` }), 'followers', page);
    expect(found).toMatchObject({ total: 1, hits: [{ id: first + i }] });
  }
  const { hits } = findPage(store, searchOf({}), 'followers', { offset: different - 1, limit: 3 });
  expect(hits.map(({ id }) => id)).toEqual([first + different - 1]);
});

describe('many rows', () => {
  const store = new ColumnStore();
  const kept = new Map(Array.from({ length: count }, (_, at) => [at + 1, creator(at + 1)]));
  for (const row of kept.values()) store.put(row);

  function expectsTheSame(): void {
    const ordered = [...kept.values()].toSorted(byFollowers);
    const page = { offset: 9_000, limit: 100 };
    const asked: [Record<string, string>, (row: ColumnRow) => boolean][] = [
      [{}, () => true],
      [{ keyword: '美食家' }, () => true],
      [{ keyword: 'creator39' }, row => row.lowerHandle.startsWith('creator39')],
      [{ keyword: 'tag7', region: 'VN' }, row => row.region === 'VN' && row.searchText.includes('YTtag7')],
      [
        { description: 'bio1', verified: '0', followerCount_start: '300' },
        row => row.searchText.includes('YBbio1') && !row.verified && (row.followers ?? 0) >= 300,
      ],
    ];
    for (const [input, has] of asked) {
      const matching = ordered.filter(has);
      const { hits, total } = findPage(store, searchOf(input), 'followers', page);
      expect(total, JSON.stringify(input)).toBe(matching.length);
      expect(hits.map(({ id }) => id)).toEqual(matching.slice(9_000, 9_100).map(({ id }) => id));
    }
    expect(countFacet(store, searchOf({}), 'tags', 1)).toEqual([{ value: 'all', creators: kept.size }]);
  }

  it('are found, ordered and counted', expectsTheSame);

  it('are the same after changes, which leave dead rows', () => {
    for (const id of kept.keys()) {
      if (id % 5 === 0) {
        store.remove(id);
        kept.delete(id);
      } else if (id % 5 === 1) {
        const changed = { ...creator(id), lowerHandle: `moved${id}`, followers: id };
        store.put(changed);
        kept.set(id, changed);
      }
    }
    expect(store.deadShare).toBeCloseTo(1 / 3);
    expectsTheSame();
  });

  it('take no new row if figures alone change', () => {
    const rows = store.of('youtube').rows;
    store.put({ ...creator(2), followers: 99_999_999, verified: true, region: 'JP' });
    expect(store.of('youtube').rows).toBe(rows);
    const found = findPage(store, searchOf({ region: 'JP', verified: '1' }), 'followers', {
      offset: 0,
      limit: 2,
    });
    expect(found.hits).toEqual([{ id: 2, rank: 0, key: 99_999_999 }]);
    store.put({ ...creator(2), platform: 'tiktok' });
    expect([store.of('youtube').living, store.of('tiktok').living]).toEqual([kept.size - 1, 1]);
  });
});
