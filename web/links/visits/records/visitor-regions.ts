import { provinces } from '../../../../contract/core/regions/china-places.ts';
import { regionName } from '../../../../contract/core/regions/region-names.ts';
import { currentLang } from '../../../i18n/lang.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes with names that are not countries: unions, parts, and codes for tests. */
const noCountries = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

/** Drops old codes that have a successor: `UK` is `GB`. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;

/** Every country and territory with a two-letter code, sorted by name. */
export function countries(lang: 'zh' | 'en' = currentLang): { code: string; name: string }[] {
  const tag = lang === 'zh' ? 'zh-CN' : 'en';
  const names = new Intl.DisplayNames(tag, { type: 'region', fallback: 'none' });
  return letters
    .flatMap(one => letters.map(other => one + other))
    .filter(code => !noCountries.has(code) && isCurrent(code))
    .filter(code => names.of(code) !== undefined)
    .map(code => ({ code, name: regionName(code, lang) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, tag));
}

/** The countries as options, followed by the provinces of China. */
export const regionChoices = () =>
  countries().flatMap(({ code, name }) => [
    { value: code, label: name },
    ...(code === 'CN' ? provinceChoices() : []),
  ]);

const provinceChoices = () =>
  [...provinces.keys()]
    .map(province => `CN/${province}`)
    .map(value => ({ value, label: regionName(value, currentLang) }));
