import { expect, test } from 'vitest';
import { chooseLang } from './lang.ts';

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
