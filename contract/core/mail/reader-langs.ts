/**
 * Languages of what creators and recipients of mail read: mail, its unsubscribe page, and pages for creators. The
 * interface has two of them. BCP 47 tags, except that `zh` is simplified Chinese.
 */
export const readerLangs = [
  'en',
  'zh',
  'zh-Hant',
  'ja',
  'ko',
  'id',
  'ms',
  'th',
  'vi',
  'es',
  'pt',
  'fr',
  'de',
  'ru',
  'ar',
] as const;
export type ReaderLang = (typeof readerLangs)[number];

/** Each language by its own name. */
export const readerLangNames: Record<ReaderLang, string> = {
  en: 'English',
  zh: '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  id: 'Bahasa Indonesia',
  ms: 'Bahasa Melayu',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  es: 'Español',
  pt: 'Português',
  fr: 'Français',
  de: 'Deutsch',
  ru: 'Русский',
  ar: 'العربية',
};

/** The tag for `Intl` and for the `lang` of a page. */
export const localeOf = (lang: ReaderLang): string =>
  lang === 'zh' ? 'zh-CN' : lang === 'zh-Hant' ? 'zh-TW' : lang;

export const directionOf = (lang: ReaderLang): 'ltr' | 'rtl' => (lang === 'ar' ? 'rtl' : 'ltr');

/** Returns the language of a tag such as `ja`, `pt-BR` or `zh-HK`; undefined if it is none of these. */
export function readerLangOf(tag: string): ReaderLang | undefined {
  let likely: Intl.Locale;
  try {
    // Adds the usual script and language (CLDR, likely subtags): zh-HK is written in Hant, und-JP speaks ja.
    likely = new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
  if (likely.language === 'zh') return likely.script === 'Hant' ? 'zh-Hant' : 'zh';
  return readerLangs.find(lang => lang === likely.language);
}

/**
 * Returns the language that a creator most likely reads: the one they speak, otherwise the main one of their region.
 * @param language ISO 639-1
 * @param region ISO 3166-1 alpha-2
 */
export function creatorLang(language: string | null, region: string | null): ReaderLang | undefined {
  const place = region && /^[A-Z]{2}$/.test(region) && region !== 'ZZ' ? region : '';
  if (!language && !place) return undefined;
  return readerLangOf([language || 'und', ...(place ? [place] : [])].join('-'));
}
