import { expect, it, test } from 'vitest';
import { hostOf, placeOf } from './requested-address.ts';

const options = { isOwn: (host: string) => host === 'app.example.com', shortHost: 'sb.example' };
const own = (code: string, isByQr = false) => ({ address: { code, host: '' }, host: '', isByQr });
const wrong = (host = '') => ({ address: null, host, isByQr: false });
const ofTeam = (code: string, isByQr = false) => ({
  address: { code, host: 'go.shop.com' },
  host: 'go.shop.com',
  isByQr,
});

test.each<[url: string, host: string | undefined, asked: ReturnType<typeof placeOf>]>([
  ['/s/aB3xY_-', 'app.example.com', own('aB3xY_-')],
  ['/s/aB3', 'app.example.com:8080', own('aB3')],
  ['/s/aB3', 'localhost:8080', own('aB3')],
  ['/s/aB3', '127.0.0.1', own('aB3')],
  ['/s/aB3', undefined, own('aB3')],
  ['/s/aB3', 'go.shop.com', own('aB3')],
  ['/s/aB3', 'sb.example', own('aB3')],
  ['/s/aB3?qr', 'app.example.com', own('aB3', true)],
  ['/s/aB3?qr=', 'app.example.com', own('aB3', true)],
  ['/s/aB3?qr=1', 'app.example.com', own('aB3', true)],
  ['/s/aB3?a=b&qr', 'app.example.com', own('aB3', true)],
  ['/s/aB3?a=b&qr&c', 'app.example.com', own('aB3', true)],
  ['/s/aB3?', 'app.example.com', own('aB3')],
  ['/s/aB3?a=qr', 'app.example.com', own('aB3')],
  ['/s/aB3?xqr', 'app.example.com', own('aB3')],
  ['/s/aB3?qrs', 'app.example.com', own('aB3')],
  ['/s/', 'app.example.com', wrong()],
  ['/s/aB', 'app.example.com', wrong()],
  [`/s/${'a'.repeat(33)}`, 'app.example.com', wrong()],
  ['/s/a b', 'app.example.com', wrong()],
  ['/s/a%42c', 'app.example.com', wrong()],
  ['/s/aB3/', 'app.example.com', wrong()],
  ['/s/aB3/more', 'app.example.com', wrong()],
  ['/s/../office', 'app.example.com', wrong()],
  ['/', 'app.example.com', null],
  ['/s', 'app.example.com', null],
  ['/short', 'app.example.com', null],
  ['/S/aB3', 'app.example.com', null],
  ['//s/aB3', 'app.example.com', null],
  ['/a?/s/aB3', 'app.example.com', null],
  ['/aB3', 'APP.example.COM:443', null],
  ['/aB3', 'localhost', null],
  ['/aB3', '127.0.0.1:8080', null],
  ['/aB3', '[::1]:8080', null],
  ['/aB3', '[::ffff:1.2.3.4]', null],
  ['/aB3', '', null],
  ['/aB3', undefined, null],
  ['/aB3', 'go.shop.com', ofTeam('aB3')],
  ['/aB3', 'GO.Shop.com:8443', ofTeam('aB3')],
  ['/aB3?qr=1', 'go.shop.com', ofTeam('aB3', true)],
  ['/', 'go.shop.com', wrong('go.shop.com')],
  ['/favicon.ico', 'go.shop.com', wrong('go.shop.com')],
  ['/aB3', 'sb.example', own('aB3')],
  ['/aB3?qr', 'SB.example:80', own('aB3', true)],
  ['/robots.txt', 'sb.example', wrong()],
])('%s under %s', (url, host, asked) => {
  expect(placeOf(url, host, options)).toEqual(asked);
});

it('knows no short domain where there is none', () => {
  expect(placeOf('/aB3', 'sb.example', { ...options, shortHost: '' })?.host).toBe('sb.example');
});

test.each([
  ['go.Shop.com:1', 'go.shop.com'],
  ['go.shop.com', 'go.shop.com'],
  ['localhost', ''],
  ['1.2.3.4:5', ''],
  ['[2001:db8::1]:5', ''],
  [undefined, ''],
])('the host of %s is %j', (header, host) => {
  expect(hostOf(header)).toBe(host);
});
