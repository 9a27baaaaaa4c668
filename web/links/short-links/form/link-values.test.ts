import { describe, expect, test } from 'vitest';
import type { ShortLink } from '../../../../contract/links/short-links.ts';
import { codeFault, emptyLink, fieldsOf, urlFault, valuesOf } from './link-values.ts';

const link: ShortLink = {
  id: 3,
  name: '春季新品',
  productType: 'app',
  description: '说明',
  targetUrl: 'https://app.example.com/open',
  iosUrl: 'https://apps.apple.com/app/id1',
  androidUrl: '',
  desktopUrl: 'https://app.example.com',
  expiresAt: '2026-12-01T08:30:59.000Z',
  tags: ['美妆', '十二月'],
  creatorId: 7,
  code: 'spring',
  shortUrl: 'https://s.example/spring',
  isOn: true,
  state: 'on',
  creator: { id: 7, platform: 'tiktok', name: 'Lan', avatarUrl: '' },
  createdBy: '林溪',
  createdAt: '2026-11-01T00:00:00.000Z',
  pv: 0,
  uv: 0,
  botPv: 0,
  lastVisitAt: null,
  mine: true,
  readOnly: false,
};

describe('the sent values', () => {
  test('equal the link if nothing was changed, to the second', () => {
    const { name, productType, description, targetUrl, iosUrl, androidUrl, desktopUrl } = link;
    const { expiresAt, tags, creatorId } = link;
    const urls = { targetUrl, iosUrl, androidUrl, desktopUrl };
    expect(fieldsOf(valuesOf(link), link)).toEqual({
      name,
      productType,
      description,
      ...urls,
      expiresAt,
      tags,
      creatorId,
    });
  });

  test('has the expiry that was chosen instead', () => {
    const changed = { ...valuesOf(link), expiresAt: '2027-01-02T03:04' };
    expect(fieldsOf(changed, link).expiresAt).toBe(new Date(2027, 0, 2, 3, 4).toISOString());
    expect(fieldsOf({ ...changed, expiresAt: '' }, link).expiresAt).toBeNull();
  });

  test('of a product has no addresses for systems', () => {
    const { iosUrl, desktopUrl } = fieldsOf({ ...valuesOf(link), productType: 'ecommerce' });
    expect([iosUrl, desktopUrl]).toEqual(['', '']);
  });

  test('have each tag once and no creator unless chosen', () => {
    const { tags, creatorId } = fieldsOf({ ...emptyLink, tags: 'a，b,a, ' });
    expect([tags, creatorId]).toEqual([['a', 'b'], null]);
  });
});

test.each([
  ['', true, 'missing'],
  ['  ', true, 'missing'],
  ['', false, undefined],
  ['https://shop.example.com/p?id=1#a', true, undefined],
  [' http://shop.example.com ', true, undefined],
  ['{host}/price', true, undefined],
  ['shop.example.com', true, 'wrong'],
  ['ftp://shop.example.com', false, 'wrong'],
  ['javascript:alert(1)', true, 'wrong'],
  ['https://', true, 'wrong'],
])('of the address %j (needed: %s) is wrong: %s', (url, isNeeded, expected) => {
  expect(urlFault(url, isNeeded)).toBe(expected);
});

test.each([
  ['', undefined],
  ['spring', undefined],
  ['Spring_26-a', undefined],
  ['ab', 'length'],
  ['a'.repeat(33), 'length'],
  ['-spring', 'letters'],
  ['spring!', 'letters'],
  ['春天来了', 'letters'],
  ['Admin', 'reserved'],
])('of the code %j is wrong: %s', (code, expected) => {
  expect(codeFault(code)).toBe(expected);
});
