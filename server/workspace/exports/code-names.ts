import type { Lang } from '../../../contract/core/error-texts.ts';
import type { Platform } from '../../../contract/core/platform.ts';
import { categoryNamesZh } from '../../../contract/catalogue/category-names.ts';

/** The names that files contain instead of codes. */
export const platformNames: Record<Platform, string> = {
  tiktok: 'TikTok',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

/** For the levels 1 to 5. */
const levelNames: Record<Lang, readonly string[]> = {
  zh: ['差', '及格', '中等', '良好', '优秀'],
  en: ['Poor', 'Fair', 'Medium', 'Good', 'Excellent'],
};

export const levelName = (level: number | null, lang: Lang): string | null =>
  level === null ? null : (levelNames[lang][level - 1] ?? null);

export const yesOrNo = (is: boolean | null, lang: Lang): string | null => {
  if (is === null) return null;
  if (lang === 'zh') return is ? '是' : '否';
  return is ? 'Yes' : 'No';
};

export const separators: Record<Lang, string> = { zh: '、', en: ', ' };

const locales: Record<Lang, string> = { zh: 'zh-CN', en: 'en' };
const namesOf = (type: 'region' | 'language') => {
  const inLang = (lang: Lang) => new Intl.DisplayNames(locales[lang], { type, fallback: 'code' });
  return { zh: inLang('zh'), en: inLang('en') };
};
const regions = namesOf('region');
const languages = namesOf('language');

function nameIn(names: Intl.DisplayNames, code: string | null): string | null {
  if (code === null) return null;
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** The name of an ISO 3166-1 alpha-2 code. */
export const regionName = (code: string | null, lang: Lang) => nameIn(regions[lang], code);
/** The name of an ISO 639 code. */
export const languageName = (code: string | null, lang: Lang) => nameIn(languages[lang], code);

/** A category without a translation keeps the source's name. */
export const categoryName = (name: string | null, lang: Lang): string | null =>
  lang === 'zh' && name !== null ? (categoryNamesZh[name.toLowerCase()] ?? name) : name;

export const momentOf = (iso: string | null | undefined): Date | null => (iso ? new Date(iso) : null);
