import { describe, expect, test } from 'vitest';
import { searchQuerySchema, sorts } from '../../../contract/creators/search/search-filter.ts';
import {
  changeSearch,
  filterNames,
  readSearch,
  sortNames,
  withoutFilters,
  writeSearch,
} from './search-state.ts';

const filled =
  'keyword=%E1%BA%A9m+th%E1%BB%B1c+%26+%22food%22&user_name=bep&description=%25_%27&region=VN%2CTH&tags=%E7%BE%8E%E9%A3%9F%2Cvlog' +
  '&language=vi%2Cth&category=Food&sendVideoDate=30&followerCount_start=100000&followerCount_end=5000000' +
  '&avg_plays_start=1000&avg_plays_end=900000&avg_intrate_start=1.5&avg_intrate_end=20&follower_plays_start=0.1' +
  '&follower_plays_end=3&verified=1&has_email=1&level=4%2C5&list=7&status=new%2Cagreed&contacted=0&in_list=0' +
  '&tags_any=food%2Ctravel&tags_not=asmr&keyword_any=street+food%2C%E7%BE%8E%E9%A3%9F&keyword_not=giveaway&growth_start=-5&growth_end=20' +
  '&price_start=500&price_end=20000&posts_week_start=1.5&posts_week_end=7&brands=velluna&has_ads=1' +
  '&hide_blocked=0&sort=avg_intrate&page=3&size=50';

describe('address and filter', () => {
  test('every filter is restored from the address', () => {
    expect(writeSearch(readSearch(new URLSearchParams(filled))).toString()).toBe(filled);
  });

  test('the address has every filter of the contract, and the contract accepts it', () => {
    const query = Object.fromEntries(new URLSearchParams(filled));
    const accepted = searchQuerySchema.parse({ ...query, platform: 'tiktok' });
    expect(Object.keys(query).toSorted()).toEqual([...filterNames, 'sort', 'page', 'size'].toSorted());
    expect(accepted).toMatchObject({
      region: ['VN', 'TH'],
      avg_intrate_start: 1.5,
      has_email: true,
      page: 3,
    });
  });

  test('sorts are those of the contract', () => expect(sortNames).toEqual([...sorts]));

  test('a search without filters has an empty address', () => {
    expect(writeSearch(readSearch(new URLSearchParams('?keyword=&page=1&size=20'))).toString()).toBe('');
  });

  test.each(['page=0', 'page=-1', 'page=two', 'page=1.5', 'size=7', 'sort=magic', 'unknown=1', 'page=20000'])(
    '%s falls back',
    text => expect(writeSearch(readSearch(new URLSearchParams(text))).toString()).toBe(''),
  );

  test('invalid filters stay, so that the server names them', () => {
    expect(readSearch(new URLSearchParams('followerCount_start=many')).filter.followerCount_start).toBe(
      'many',
    );
  });
});

describe('changing a search', () => {
  const state = readSearch(new URLSearchParams(filled));

  test.each([
    ['a filter', { filter: { region: 'VN' } }, 1],
    ['the sort', { sort: 'followers' as const }, 1],
    ['the size', { size: 100 }, 1],
    ['the page', { page: 4 }, 4],
    ['nothing', {}, 3],
  ])('%s: page %s', (_what, change, page) => expect(changeSearch(state, change).page).toBe(page));

  test('relevance ends with its words', () => {
    const relevant = changeSearch(state, { sort: 'relevance' });
    expect(relevant.sort).toBe('relevance');
    const wordless = changeSearch(relevant, {
      filter: withoutFilters(['keyword', 'user_name', 'description']),
    });
    expect(wordless.sort).toBeNull();
    expect(wordless.filter).toMatchObject({ keyword: '', region: 'VN,TH' });
  });
});
