import type { Lang } from '../../../contract/core/error-texts.ts';

const localeOf: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' };

function formats(lang: Lang) {
  const locale = localeOf[lang];
  return {
    full: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    short: new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 }),
    regions: new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }),
  };
}
const byLang = { zh: formats('zh'), en: formats('en') };

const shortFrom = 10_000;

/**
 * Formats a figure for a sentence, unlike the pages' two fixed decimals: with three digits, in millions in English and
 * in 万 and 亿 in Chinese. `1240312` is 1.24M and 124万; below ten thousand it is written out.
 */
export function countInWords(value: number, lang: Lang): string {
  const { full, short } = byLang[lang];
  return (Math.abs(value) < shortFrom ? full : short).format(value);
}

/** The name of a country or region; empty for an unknown code. @param code ISO 3166-1 alpha-2 */
export function regionName(code: string, lang: Lang): string {
  return /^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (byLang[lang].regions.of(code) ?? '') : '';
}
