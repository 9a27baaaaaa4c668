import { describe, expect, test } from 'vitest';
import { zoneOf, zoneOfRegion } from './recipient-time-zone.ts';

describe('the zone of a region', () => {
  test.each([
    ['US', 'America/New_York'],
    ['BR', 'America/Sao_Paulo'],
    ['RU', 'Europe/Moscow'],
    ['ID', 'Asia/Jakarta'],
    ['AU', 'Australia/Sydney'],
    ['VN', 'Asia/Ho_Chi_Minh'],
    ['ZZ', 'Asia/Shanghai'],
    ['', 'Asia/Shanghai'],
    [null, 'Asia/Shanghai'],
  ])('%s is %s', (region, zone) => {
    expect(zoneOf(region, 'Asia/Shanghai')).toBe(zone);
  });

  test('is there for every country, and one that clocks know', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    // Reserved or transitional codes, and codes without a country: the European Union, an uninhabited island, former
    // states.
    const noCountries = new Set('AC AN BU BV CP CQ CS DD DG DY EA EU EZ FX HM HV IC NH QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' ')); // oxfmt-ignore
    const countries = letters
      .flatMap(one => letters.map(other => one + other))
      .filter(code => names.of(code) !== undefined && !noCountries.has(code));
    expect(countries.filter(code => !zoneOfRegion.has(code))).toEqual([]);
    for (const [region, timeZone] of zoneOfRegion) {
      const { timeZone: resolved } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
      expect([region, resolved]).toEqual([region, expect.stringContaining('/')]);
    }
    expect(zoneOfRegion.size).toBeGreaterThan(245);
  });
});
