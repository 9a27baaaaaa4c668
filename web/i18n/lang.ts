import type { Lang } from '../../contract/core/error-texts.ts';
import { recall, remember } from '../ui/settings/storage.ts';

export const langs: readonly Lang[] = ['zh', 'en'];

export const isLang = (tag: string): tag is Lang => langs.some(lang => lang === tag);

/** The saved choice, otherwise the first supported language of the browser, otherwise Chinese. */
export function chooseLang(saved: string, browser: readonly string[]): Lang {
  const wanted = [saved, ...browser].map(tag => tag.toLowerCase().split('-')[0]);
  return wanted.flatMap(tag => langs.filter(lang => lang === tag))[0] ?? 'zh';
}

export const browserLangs = () => (typeof navigator === 'undefined' ? [] : navigator.languages);

export const currentLang: Lang = chooseLang(recall('lang', ''), browserLangs());

/** Saves the choice and reloads the page in it. */
export function switchLang(lang: Lang): void {
  remember('lang', lang);
  location.reload();
}

let answersIn = currentLang;

/** The language in which calls ask for errors. */
export const answerLang = (): Lang => answersIn;

/** For a page in a language of its own. */
export function answerIn(lang: Lang): void {
  answersIn = lang;
}
