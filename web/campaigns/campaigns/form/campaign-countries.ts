import { regionName } from '../../../catalogue/shared/display-names.ts';

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const named = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes with a Unicode name that are no country: unions, the unknown, and test codes. */
const others = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ', 'XK']);

/** Every country by its name in the reader's language, sorted for that language. */
export const countries: ReadonlyMap<string, string> = new Map(
  letters
    .flatMap(first => letters.map(second => first + second))
    .filter(code => !others.has(code) && named.of(code) && new Intl.Locale(`und-${code}`).region === code)
    .map((code): [string, string] => [regionName(code), code])
    .toSorted(([one], [other]) => one.localeCompare(other)),
);

export const countryNames: readonly string[] = [...countries.keys()];
