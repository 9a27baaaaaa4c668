import { localeOf, type ReaderLang } from '../../../contract/core/mail/reader-langs.ts';

function makeFormats(lang: ReaderLang) {
  const locale = localeOf(lang);
  return {
    full: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    short: new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }),
    regions: new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
  };
}
type Formats = ReturnType<typeof makeFormats>;

const made = new Map<ReaderLang, Formats>();
/** Making formats takes milliseconds, so each language's are kept. */
function formatsOf(lang: ReaderLang): Formats {
  const formats = made.get(lang) ?? makeFormats(lang);
  made.set(lang, formats);
  return formats;
}

const shortFrom = 10_000;

/**
 * Formats a figure for a sentence, unlike the pages' two fixed decimals: with three digits, in millions in English and
 * in 万 and 亿 in Chinese. `1240312` is 1.24M and 124万; below ten thousand it is written out.
 */
export function countInWords(value: number, lang: ReaderLang): string {
  const { full, short } = formatsOf(lang);
  return (Math.abs(value) < shortFrom ? full : short).format(value);
}

/** The name of a country or region; empty for an unknown code. @param code ISO 3166-1 alpha-2 */
export function regionName(code: string, lang: ReaderLang): string {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (formatsOf(lang).regions.of(code) ?? '') : '';
}
