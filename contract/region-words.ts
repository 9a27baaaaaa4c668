import { provinces } from './china-places.ts';
import type { Lang } from './error-texts.ts';

const ownNames: Record<Lang, Record<string, string>> = {
  zh: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
  en: { HK: 'Hong Kong (China)', MO: 'Macao (China)', TW: 'Taiwan (China)' },
};
const countries = {
  zh: new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' }),
  en: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
};

function countryName(code: string, lang: Lang): string {
  // `of` refuses what is no code at all.
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return ownNames[lang][code] ?? countries[lang].of(code) ?? code;
}

/** How a region is called: `CN/广东/深圳` is 中国 广东 深圳, or Shenzhen, Guangdong, China. Unknown parts stay as they are. */
export function regionName(region: string, lang: Lang): string {
  const [code = '', province, city] = region.split('/');
  const country = countryName(code, lang);
  if (lang === 'zh') return [country, province, city].filter(Boolean).join(' ');
  const known = provinces.get(province ?? '');
  return [city && (known?.cities.get(city) ?? city), province && (known?.en ?? province), country]
    .filter(Boolean)
    .join(', ');
}
