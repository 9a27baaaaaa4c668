import type { Lang } from '../../../contract/core/error-texts.ts';

const han = /\p{Script=Han}/u;
const letter = /\p{L}/u;
const otherScripts = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** The language in which the product adds words to a letter: of the first of these texts that says anything. */
export function languageOf(...texts: readonly string[]): Lang {
  const telling = texts.find(text => letter.test(text)) ?? '';
  return han.test(telling) && !otherScripts.test(telling) ? 'zh' : 'en';
}
