import { categoryNamesZh } from '../../../contract/catalogue/category-names.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';

/** Like web/catalogue/shared/display-names.ts, in the language of the report. */
function nameIn(lang: Lang, type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames(lang === 'zh' ? 'zh-CN' : 'en', { type, fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}

export const regionIn = (lang: Lang, code: string) => nameIn(lang, 'region', code);
export const languageIn = (lang: Lang, code: string) => nameIn(lang, 'language', code);
export const categoryIn = (lang: Lang, name: string) =>
  lang === 'zh' ? (categoryNamesZh[name.toLowerCase()] ?? name) : name;
