import { readerLangOf, type ReaderLang } from '../../contract/core/mail/reader-langs.ts';
import { recall, remember } from '../ui/settings/storage.ts';
import { browserLangs } from './lang.ts';

/** The language of pages that creators and recipients of mail read: saved, or of the browser, or English. */
export function chooseReaderLang(saved: readonly string[], browser: readonly string[]): ReaderLang {
  return [...saved, ...browser].flatMap(tag => readerLangOf(tag) ?? [])[0] ?? 'en';
}

export const readerLang: ReaderLang = chooseReaderLang(
  [recall('readerLang', ''), recall('lang', '')],
  browserLangs(),
);

export const rememberReaderLang = (lang: ReaderLang): void => remember('readerLang', lang);
