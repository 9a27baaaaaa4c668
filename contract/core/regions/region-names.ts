import { provinces } from './china-places.ts';
import type { Lang } from '../error-texts.ts';

const unicodeNames: Record<Lang, Intl.DisplayNames> = {
  zh: new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

/** Where Unicode's name is not the familiar one. */
const ownNames: Record<Lang, Record<string, string>> = {
  zh: {
    AE: '阿联酋',
    BA: '波黑',
    CF: '中非',
    DO: '多米尼加',
    HK: '中国香港',
    MO: '中国澳门',
    PS: '巴勒斯坦',
    TW: '中国台湾',
  },
  en: {
    CD: 'DR Congo',
    CG: 'Congo',
    HK: 'Hong Kong (China)',
    MM: 'Myanmar',
    MO: 'Macao (China)',
    PS: 'Palestine',
    TW: 'Taiwan (China)',
  },
};

const code = /^[A-Z]{2}$/;

/** `of` throws for text that does not have the form of a code. */
const countryName = (country: string, lang: Lang): string =>
  ownNames[lang][country] ?? (code.test(country) ? unicodeNames[lang].of(country) : undefined) ?? country;

/**
 * Returns the name of a region, `CN/广东/深圳`: 中国 广东 深圳, or Shenzhen, Guangdong, China. Unknown parts stay as written;
 * empty for an empty one.
 */
export function regionName(region: string, lang: Lang): string {
  const [country = '', province = '', city = ''] = region.split('/');
  const names = [countryName(country, lang), province, city];
  if (lang === 'zh') return names.filter(Boolean).join(' ');
  const known = provinces.get(province);
  const english = [known?.cities.get(city) ?? city, known?.en ?? province, names[0]];
  return english.filter(Boolean).join(', ');
}
