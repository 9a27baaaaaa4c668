const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap(one => letters.map(other => one + other));

/** Returns false for `DD`, `SU` and the like, which are read as their successors. */
const isCurrent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

const names = new Intl.DisplayNames('zh-Hans', { type: 'region', fallback: 'none' });

/** Names in ip2region that differ from Unicode's. */
const otherNames: [name: string, code: string][] = [
  ['阿联酋', 'AE'],
  ['波黑', 'BA'],
  ['孟加拉', 'BD'],
  ['刚果金', 'CD'],
  ['中非', 'CF'],
  ['刚果布', 'CG'],
  ['多米尼加', 'DO'],
  ['马其顿', 'MK'],
  ['蒙塞拉特岛', 'MS'],
  ['巴勒斯坦', 'PS'],
  ['留尼旺', 'RE'],
  ['托克劳群岛', 'TK'],
  ['瓦利斯和富图纳群岛', 'WF'],
];

const codes = new Map([
  ...pairs.filter(isCurrent).map(code => [names.of(code), code] as const),
  ...otherNames,
]);

/** Returns the code of a country by its Chinese name; empty if it is no country: 欧洲, 亚太地区, 局域网. */
export const codeOfCountry = (name: string): string => codes.get(name) ?? '';

const longestName = Math.max(...[...codes.keys()].map(name => name?.length ?? 0));

/**
 * Returns the code of the country that a place begins with: 韩国首尔市. A territory is its own: 英国马恩岛. Empty for what
 * is wider than a country: 亚太地区.
 */
export function countryOfPlace(place: string): string {
  if (place.endsWith('地区')) return '';
  for (let length = Math.min(longestName, place.length); length > 1; length--) {
    const code = codes.get(place.slice(0, length));
    if (code) return codes.get(place.slice(length)) ?? code;
  }
  return '';
}

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const englishCodes = new Map(
  pairs.filter(isCurrent).flatMap(code => {
    const name = english.of(code);
    return name === undefined ? [] : [[name.toLowerCase(), code] as const];
  }),
);
const englishName = new RegExp(
  `\\b(?:${[...englishCodes.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);

/** Returns the code of the only country that an operator has in its name: NTT Limited Japan. */
export function countryOfOperator(name: string): string {
  const found = new Set(
    (name.match(englishName) ?? []).map(country => englishCodes.get(country.toLowerCase())),
  );
  return found.size === 1 ? ([...found][0] ?? '') : '';
}
