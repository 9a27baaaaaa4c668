import { expect, test } from 'vitest';
import { chooseLang } from './lang.ts';
import { chooseReaderLang } from './reader-lang.ts';

test.each([
  ['en', ['zh-CN'], 'en'],
  ['zh', ['en-US'], 'zh'],
  ['', ['en-GB', 'zh-CN'], 'en'],
  ['', ['de-DE', 'zh-Hant-TW'], 'zh'],
  ['', ['de-DE', 'fr'], 'zh'],
  ['fr', ['EN-us'], 'en'],
  ['', [], 'zh'],
] as const)('saved %j, browser %j: %s', (saved, browser, lang) =>
  expect(chooseLang(saved, browser)).toBe(lang),
);

test.each([
  [['', ''], ['de-DE', 'en'], 'de'],
  [['', 'zh'], ['de-DE'], 'zh'],
  [['ja', 'zh'], ['de-DE'], 'ja'],
  [['', ''], ['zh-TW'], 'zh-Hant'],
  [['', ''], ['it', 'fr-CA'], 'fr'],
  [['', ''], ['it'], 'en'],
] as const)('a reader with saved %j, browser %j reads %s', (saved, browser, lang) =>
  expect(chooseReaderLang(saved, browser)).toBe(lang),
);
