import { categoryNamesZh } from '../../../contract/catalogue/category-names.ts';
import { headOf, type CreatorField } from '../../../contract/core/sources/creator-fields.ts';
import { currentLang } from '../../i18n/lang.ts';
import { siteNow } from '../../ui/dates/site-clock.ts';

const tag = currentLang === 'zh' ? 'zh-CN' : 'en';
const regions = new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames(tag, { type: 'language', fallback: 'code' });
const ages = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });

function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

export const regionName = (code: string) => nameIn(regions, code);
export const languageName = (code: string) => nameIn(languages, code);

/** A category without a translation keeps the source's name. */
export const categoryName = (name: string) =>
  currentLang === 'zh' ? (categoryNamesZh[name.toLowerCase()] ?? name) : name;

export const fieldName = (field: CreatorField) => headOf(field)[currentLang];

export const platformNames = { tiktok: 'TikTok', youtube: 'YouTube', instagram: 'Instagram' } as const;

const day = 86_400_000;
const steps = [
  { from: 365 * day, unit: 'year' },
  { from: 30 * day, unit: 'month' },
  { from: day, unit: 'day' },
] as const;

/** How long ago, in the largest unit that fits: 今天, 2 天前. */
export function agoText(iso: string): string {
  const age = siteNow() - Date.parse(iso);
  const step = steps.find(each => age >= each.from) ?? steps[2];
  return ages.format(-Math.floor(age / step.from), step.unit);
}
