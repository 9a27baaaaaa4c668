import { expect, test } from 'vitest';
import { countryPlaces } from './country-places.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pairs = letters.flatMap(one => letters.map(other => one + other));
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Omitted on purpose: uninhabited, part of another country, or not a country. */
const noPlace = 'AC AQ BV CP CQ DG EA EU EZ HM IC QO TA UM UN XA XB ZZ'.split(' ');

test('every current region of Unicode has a place, and nothing else has', () => {
  const current = pairs.filter(
    code => names.of(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
  );
  expect(Object.keys(countryPlaces).toSorted()).toEqual(current.filter(code => !noPlace.includes(code)));
});

test('every place is within the map', () => {
  for (const [code, [longitude, latitude]] of Object.entries(countryPlaces)) {
    expect(Math.abs(longitude), code).toBeLessThanOrEqual(180);
    expect(latitude, code).toBeGreaterThan(-56);
    expect(latitude, code).toBeLessThan(84);
  }
});

test.each([
  ['US', [-98, 39]],
  ['CN', [104, 36]],
  ['GB', [-2, 54]],
  ['FR', [2, 47]],
  ['SG', [104, 1]],
  ['HK', [114, 22]],
  ['MO', [114, 22]],
  ['TW', [121, 24]],
  ['AU', [134, -25]],
  ['BR', [-53, -11]],
  ['MT', [14, 36]],
  ['LU', [6, 50]],
  ['BH', [51, 26]],
  ['MV', [73, 4]],
  ['FJ', [178, -18]],
  ['RU', [99, 62]],
])('%s is near %j', (code, [longitude = 0, latitude = 0]) => {
  const [x = NaN, y = NaN] = countryPlaces[code] ?? [];
  expect(Math.abs(x - longitude)).toBeLessThan(2);
  expect(Math.abs(y - latitude)).toBeLessThan(2);
});
