import { expect, test } from 'vitest';
import { provinces } from './china-places.ts';
import { regionName } from './region-names.ts';

test.each([
  ['US', '美国', 'United States'],
  ['GB', '英国', 'United Kingdom'],
  ['AE', '阿联酋', 'United Arab Emirates'],
  ['MM', '缅甸', 'Myanmar'],
  ['CN', '中国', 'China'],
  ['HK', '中国香港', 'Hong Kong (China)'],
  ['MO', '中国澳门', 'Macao (China)'],
  ['TW', '中国台湾', 'Taiwan (China)'],
  ['CN/北京', '中国 北京', 'Beijing, China'],
  ['CN/广东', '中国 广东', 'Guangdong, China'],
  ['CN/广东/深圳', '中国 广东 深圳', 'Shenzhen, Guangdong, China'],
  ['CN/内蒙古/呼和浩特', '中国 内蒙古 呼和浩特', 'Hohhot, Inner Mongolia, China'],
  ['CN/新疆/乌鲁木齐', '中国 新疆 乌鲁木齐', 'Ürümqi, Xinjiang, China'],
  ['CN/西藏/拉萨', '中国 西藏 拉萨', 'Lhasa, Xizang, China'],
  ['CN/陕西/西安', '中国 陕西 西安', "Xi'an, Shaanxi, China"],
  ['CN/山西/太原', '中国 山西 太原', 'Taiyuan, Shanxi, China'],
  ['CN/吉林/吉林', '中国 吉林 吉林', 'Jilin City, Jilin, China'],
  ['CN/江苏/苏州', '中国 江苏 苏州', 'Suzhou, Jiangsu, China'],
  ['CN/安徽/宿州', '中国 安徽 宿州', 'Suzhou, Anhui, China'],
  ['CN/黑龙江/大兴安岭', '中国 黑龙江 大兴安岭', 'Da Hinggan Ling, Heilongjiang, China'],
])('%s', (region, zh, en) => {
  expect(regionName(region, 'zh')).toBe(zh);
  expect(regionName(region, 'en')).toBe(en);
});

test.each([
  ['', ''],
  ['QX', 'QX'],
  ['us', 'us'],
  ['-', '-'],
  ['*', '*'],
  ['CN/某省/某市', '某市, 某省, China'],
  ['CN/广东/某市', '某市, Guangdong, China'],
])('unknown regions stay unchanged: %j', (region, en) => {
  expect(regionName(region, 'en')).toBe(en);
});

test('all 31 provinces with their prefectures have a name in Latin letters', () => {
  expect(provinces.size).toBe(31);
  const cities = [...provinces.values()].flatMap(({ cities: names }) => [...names]);
  expect(cities.length).toBeGreaterThan(340);
  for (const [zh, en] of [...cities, ...[...provinces].map(([name, each]) => [name, each.en] as const)]) {
    expect(zh).toMatch(/^\p{Script=Han}{2,5}$/u);
    expect(en).toMatch(/^\p{Lu}[\p{Script=Latin}' ]+$/u);
  }
});

test('within a province no name is a prefix of another, so that prefixes are unambiguous', () => {
  for (const names of [provinces, ...[...provinces.values()].map(each => each.cities)]) {
    const all = [...names.keys()];
    const doubtful = all.filter(one => all.some(other => other !== one && other.startsWith(one)));
    expect(doubtful).toEqual([]);
  }
});
