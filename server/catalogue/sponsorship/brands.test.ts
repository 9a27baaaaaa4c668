import { describe, expect, it } from 'vitest';
import { brandsOfCreator, brandsOfPost, nameBrands, type BrandedPost } from './brands.ts';

const post = (caption: string, given: Partial<BrandedPost> = {}): BrandedPost => ({
  caption,
  mentions: [...caption.matchAll(/@([\w.]*\w)/g)].map(([, name = '']) => name),
  hashtags: [...caption.matchAll(/#([\p{L}\p{N}_]+)/gu)].map(([, tag = '']) => tag),
  brand: null,
  platformSponsored: false,
  captionDisclosed: true,
  ...given,
});

describe('advertisers of a post', () => {
  it.each<[string, BrandedPost, string[]]>([
    [
      'what the source says',
      post('new shoes', { brand: 'Nordvik AS', captionDisclosed: false }),
      ['nordvik as'],
    ],
    ['the account of a paid partnership', post('Paid partnership with @Velluna\nwith @bestie'), ['velluna']],
    ['the account behind an ad', post('AD @nordvik | dancing all night'), ['nordvik']],
    [
      'only what the disclosing sentence is about',
      post('Shot by @lens.man. Sponsored by @brewly! Hair @anna'),
      ['brewly'],
    ],
    [
      'all accounts where the disclosure names none',
      post('@nordvik and @kibo made my day.\n#ad'),
      ['nordvik', 'kibo'],
    ],
    [
      'the account beside a flag of the platform',
      post('morning with @brewly', { platformSponsored: true, captionDisclosed: false }),
      ['brewly'],
    ],
    [
      'a name without an account',
      post('This video is sponsored by Zentari VPN. Link below'),
      ['zentari vpn'],
    ],
    ['who is thanked', post('Thanks to Zentari VPN for sponsoring this video!'), ['zentari vpn']],
    ['a name behind a word for brands', post('Prezent od marki Kibo, testuję z dziećmi'), ['kibo']],
    ['nobody who took part', post('Potions ft. @sunny 📸 @lens.man\n#ad @kibo'), ['kibo']],
    ['nobody of a shout', post('ALL PRIZES SPONSORED BY MY DEAR FRIENDS #ad'), []],
    ['nobody of a crowd', post('#ad\nCast: @a1 @b2 @c3 @d4'), []],
    ['a partner tag', post('#ad #NordvikPartner'), ['nordvik']],
    ['the same brand once', post('Paid partnership with @velluna.jp #VellunaPartner'), ['velluna.jp']],
    ['a tag in another script', post('今天去逛店 #广告 #奇宝大使'), ['奇宝']],
    ['a name in a Japanese sentence', post('ルモラ様より商品をご提供いただきました'), ['ルモラ']],
    ['no more than five', post('#ad @a1 @b2 @c3 @d4 @e5 @f6'), ['a1', 'b2', 'c3', 'd4', 'e5']],
    ['nobody, of a joke', post('sponsored by my mom', { captionDisclosed: false }), []],
    ['nobody, where nothing is sponsored', post('love my @nordvik boots', { captionDisclosed: false }), []],
    [
      'nobody in a partner tag of a post that is not sponsored',
      post('#NordvikPartner', { captionDisclosed: false }),
      [],
    ],
    ['nobody among partners in life', post('#ad #dancepartner'), []],
  ])('%s', (_, given, keys) => {
    expect(brandsOfPost(given)).toEqual(keys);
  });

  it('is never the creator', () => {
    expect(brandsOfPost(post('#ad by @Lan.Eats with @kibo'), 'lan.eats')).toEqual(['kibo']);
    expect(brandsOfPost(post('#ad by @Lan.Eats'), 'lan.eats')).toEqual([]);
  });

  it('is stored as written, with its source', () => {
    expect(nameBrands(post('Paid partnership with @Kibo', { brand: 'Oakline' }))).toEqual([
      { key: 'oakline', name: 'Oakline', basis: 'stated' },
      { key: 'kibo', name: 'Kibo', basis: 'mention' },
    ]);
  });

  it('has a key that fits a list apart by commas', () => {
    const [key = ''] = brandsOfPost(post('', { brand: `Café,  Möbel ${'x'.repeat(100)}` }));
    expect(key.startsWith('cafe mobel xx')).toBe(true);
    expect(key).toHaveLength(60);
  });
});

describe('advertisers of a creator', () => {
  const asOf = new Date('2026-11-01T00:00:00Z');
  const on = (day: string, ...brands: string[]) => ({ publishedAt: new Date(`${day}T12:00:00Z`), brands });

  it('are those named in posts of a year, the most frequent first, then alphabetically', () => {
    const posts = [
      on('2026-10-01', 'kibo', 'oakline'),
      on('2026-05-01', 'brewly', 'oakline'),
      on('2025-11-02', 'brewly'),
      on('2025-10-30', 'nordvik', 'kibo'),
      on('2026-11-02', 'nordvik'),
    ];
    expect(brandsOfCreator(posts, asOf)).toEqual(['brewly', 'oakline', 'kibo']);
  });

  it('are at most twenty', () => {
    const names = Array.from({ length: 30 }, (_, at) => `brand${at}`);
    expect(brandsOfCreator([on('2026-10-01', ...names)], asOf)).toHaveLength(20);
  });
});
