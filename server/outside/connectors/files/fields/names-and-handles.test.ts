import { expect, test } from 'vitest';
import { accountOf, handleOf, idFromTitle, postIdOf, slugOf } from './account-handles.ts';
import { languageOf, regionOf } from './place-names.ts';

test.each([
  ['US', 'US'],
  ['us', 'US'],
  ['U.S.A', 'US'],
  ['U.K.', 'GB'],
  ['U.A.E.', 'AE'],
  ['South Korea', 'KR'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Vietnam', 'VN'],
  ['越南', 'VN'],
  ['中国', 'CN'],
  ['Czech Republic', 'CZ'],
  ["CÃ´te d'Ivoire", 'CI'],
  ['Hong Kong', 'HK'],
  ['British Virgin Islands', 'VG'],
  ['All', undefined],
  ['unknown', undefined],
  ['EU', undefined],
  ['ZZ', undefined],
  ['', undefined],
])('the country %s is %s', (name, code) => expect(regionOf(name)).toBe(code));

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['es-419', 'es'],
  ['zh_CN', 'zh'],
  ['English', 'en'],
  ['越南语', 'vi'],
  ['un', undefined],
  ['', undefined],
])('the language %s is %s', (tag, code) => expect(languageOf(tag)).toBe(code));

test.each([
  ['https://www.tiktok.com/@mnm_pipi/video/7501641419518528774', { platform: 'tiktok', handle: 'mnm_pipi' }],
  ['https://instagram.com/irfanjunejo/?hl=en', { platform: 'instagram', handle: 'irfanjunejo' }],
  ['https://www.instagram.com/p/CCXR2t6BN_6/', undefined],
  ['https://www.youtube.com/@IrfanJunejo', { platform: 'youtube', handle: 'IrfanJunejo' }],
  ['https://www.youtube.com/user/mooroosicity', { platform: 'youtube', handle: 'mooroosicity' }],
  ['https://www.youtube.com/c/%E7%BE%8E%E9%A3%9F', { platform: 'youtube', handle: '美食' }],
  ['https://www.youtube.com/channel/UCexample', { platform: 'youtube', platformId: 'UCexample' }],
  ['https://www.youtube.com/watch?v=abc', undefined],
  ['https://www.facebook.com/someone', undefined],
])('%s', (link, account) => expect(accountOf(link)).toEqual(account));

test.each([
  ['https://www.instagram.com/p/CCXR2t6BN_6/', 'CCXR2t6BN_6'],
  ['https://www.instagram.com/someone/reel/AbC-1/', 'AbC-1'],
  ['https://www.tiktok.com/@a/video/7501641419518528774?lang=en', '7501641419518528774'],
  ['https://www.youtube.com/watch?list=x&v=iuO2D5nz_AE', 'iuO2D5nz_AE'],
  ['https://example.com/', undefined],
])('the post of %s', (link, id) => expect(postIdOf(link)).toBe(id));

test('handles', () => {
  expect(['@mrbeast', ' .kunno ', 'two words', '', '@', 'a/b', 'na\ufffdme'].map(handleOf)).toEqual([
    'mrbeast',
    '.kunno',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a name becomes a stable handle that keeps every script', () => {
  expect(slugOf('Alex The Analyst')).toBe('alex-the-analyst');
  expect(slugOf("How It's Played")).toBe('how-it-s-played');
  expect(slugOf('美食 台北!')).toBe('美食-台北');
  expect(slugOf('ช่อง one31')).toBe('ช่อง-one31');
  expect(slugOf('🔥🔥')).toMatch(/^name-[0-9a-f]{12}$/);
  expect(slugOf('Voc\ufffd')).toMatch(/^voc-[0-9a-f]{12}$/);
  expect(slugOf('Voc\ufffd')).not.toBe(slugOf('Voc\ufffd\ufffd'));
  expect(slugOf('\ufffd\ufffd')).toBeUndefined();
});

test('a title becomes an id: the same on every run, sorted like the titles, within 200 characters', () => {
  expect(idFromTitle(' A  title ')).toBe(idFromTitle('A title'));
  const long = 'x'.repeat(400);
  expect(idFromTitle(`${long}1`).length).toBeLessThanOrEqual(200);
  expect(idFromTitle(`${long}1`)).not.toBe(idFromTitle(`${long}2`));
  expect(idFromTitle('a') < idFromTitle('b')).toBe(true);
});
