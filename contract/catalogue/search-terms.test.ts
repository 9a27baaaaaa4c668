import { describe, expect, it } from 'vitest';
import { pairsOf, searchText, termsIn } from './search-terms.ts';

const creator = { platform: 'tiktok', handle: 'bepnha', name: '', tags: [], bio: '' } as const;

describe('searchText', () => {
  it('puts scoped words between spaces, name before tags before bio', () => {
    const text = searchText({ ...creator, name: 'Bếp Nhà', tags: ['Ẩm thực'], bio: 'Hà Nội' });
    expect(text).toBe(' TNbep TNnha TGam_thuc TTam TTthuc TBha TBnoi ');
  });

  it('writes scripts without spaces as neighbouring pairs and single characters', () => {
    expect(searchText({ ...creator, platform: 'instagram', bio: '美食家' })).toBe(
      ' IB美食 IB食家 IB美 IB食 IB家 ',
    );
  });

  it('finds a handle in such a script among the words of the name', () => {
    expect(searchText({ ...creator, platform: 'youtube', handle: '美食' })).toBe(' YN美食 YN美 YN食 ');
  });

  it('finds the short parts of a handle there too', () => {
    expect(searchText({ ...creator, handle: 'longr_yt.vn' })).toBe(' TNyt TNvn ');
  });

  it('is empty without words', () => {
    expect(searchText({ ...creator, bio: '... !!!' })).toBe('');
  });

  it('truncates extremely long words', () => {
    expect(searchText({ ...creator, bio: 'a'.repeat(500) })).toBe(` TB${'a'.repeat(60)} `);
  });
});

describe('pairsOf', () => {
  it.each([
    ['美', ['美']],
    ['美食', ['美食']],
    ['美食家', ['美食', '食家']],
    ['𠮷野家', ['𠮷野', '野家']],
  ])('%s', (run, pairs) => {
    expect(pairsOf(run)).toEqual(pairs);
  });
});

it('counts each term of a text once', () => {
  expect([...termsIn(' TNfood TBfood TBfood ')]).toEqual(['TNfood', 'TBfood']);
});
