import type { Lang } from '../../../contract/core/error-texts.ts';

const han = /\p{Script=Han}/u;
const letter = /\p{L}/u;
const otherScripts = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The language of the words that the product adds to an email: that of the first of these texts with any words. */
export function languageOf(...texts: readonly string[]): Lang {
  const sample = texts.find(text => letter.test(text)) ?? '';
  return han.test(sample) && !otherScripts.test(sample) ? 'zh' : 'en';
}
