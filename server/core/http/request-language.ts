import type { Lang } from '../../../contract/core/error-texts.ts';
import { type ReaderLang, readerLangOf } from '../../../contract/core/mail/reader-langs.ts';

/** Returns the first of zh and en in Accept-Language; Chinese if it has neither. */
export function languageOf(header: string | undefined): Lang {
  const asked = /\b(zh|en)\b/i.exec(header ?? '');
  return asked?.[1]?.toLowerCase() === 'en' ? 'en' : 'zh';
}

/**
 * Returns the first language in Accept-Language in which the product writes for readers; English if it has none.
 * Weights are not read, because browsers send their languages in order.
 */
export function readerLanguageOf(header: string | undefined): ReaderLang {
  const tags = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map(part => part.split(';')[0]?.trim() ?? '');
  return tags.flatMap(tag => readerLangOf(tag) ?? [])[0] ?? 'en';
}
