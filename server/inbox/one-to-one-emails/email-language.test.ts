import { expect, test } from 'vitest';
import { languageOf } from './email-language.ts';

test.each<[string[], 'zh' | 'en']>([
  [['你好，Anna'], 'zh'],
  [['Hello'], 'en'],
  [['', '123 !', '合作'], 'zh'],
  [['Hello', '合作'], 'en'],
  [['こんにちは、世界'], 'en'],
  [[], 'en'],
])('%j is written in %s', (texts, lang) => {
  expect(languageOf(...texts)).toBe(lang);
});
