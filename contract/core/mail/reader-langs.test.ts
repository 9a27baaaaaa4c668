import { expect, test } from 'vitest';
import { creatorLang, localeOf, readerLangNames, readerLangOf, readerLangs } from './reader-langs.ts';

test.each([
  ['ja', 'ja'],
  ['ja-JP', 'ja'],
  ['pt-BR', 'pt'],
  ['zh', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-SG', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-Hans-HK', 'zh'],
  ['in', 'id'],
  ['EN-gb', 'en'],
  ['fil', undefined],
  ['tl', undefined],
  ['*', undefined],
  ['', undefined],
  ['not a tag', undefined],
])('%s is read as %s', (tag, lang) => {
  expect(readerLangOf(tag)).toBe(lang);
});

test.each([
  ['es', 'US', 'es'],
  ['en', 'JP', 'en'],
  ['zh', 'TW', 'zh-Hant'],
  ['zh', 'US', 'zh-Hant'],
  ['zh', null, 'zh'],
  [null, 'ID', 'id'],
  [null, 'MY', 'ms'],
  [null, 'BR', 'pt'],
  [null, 'SA', 'ar'],
  [null, 'IT', undefined],
  ['it', 'US', undefined],
  [null, 'ZZ', undefined],
  ['', '', undefined],
  [null, null, undefined],
])('a creator who speaks %s in %s reads %s', (language, region, lang) => {
  expect(creatorLang(language, region)).toBe(lang);
});

test('every language has a name of its own and formats', () => {
  expect(new Set(Object.values(readerLangNames)).size).toBe(readerLangs.length);
  expect(Intl.NumberFormat.supportedLocalesOf(readerLangs.map(localeOf))).toHaveLength(readerLangs.length);
});
