import { expect, it } from 'vitest';
import { readHost } from './host-name.ts';

const own = ['https://app.starbridge.example', 'https://sb.example'];
const host63 = 'x'.repeat(63);

it.each([
  ['go.example.com', 'go.example.com'],
  ['Go.Example.COM.', 'go.example.com'],
  ['短链.例子.测试', 'xn--s7y033d.xn--fsqu00a.xn--0zwm56d'],
  ['a-b.example.com', 'a-b.example.com'],
  ['other.starbridge.example', 'other.starbridge.example'],
  [`${host63}.${host63}.${host63}.${'x'.repeat(49)}`, `${host63}.${host63}.${host63}.${'x'.repeat(49)}`],
])('%s is read as %s', (typed, host) => {
  expect(readHost(own, typed)).toEqual({ host });
});

it.each([
  'example',
  'localhost',
  'a.localhost',
  'printer.local',
  'db.internal',
  '127.0.0.1',
  '127.1',
  '0x7f.1',
  '[::1]',
  '::1',
  'https://go.example.com',
  'go.example.com/a',
  'go.example.com:443',
  'a@go.example.com',
  'go.example.com?a',
  'go.example.com#a',
  String.raw`go.example.com\a`,
  'go example.com',
  'go%2eexample.com',
  'go..example.com',
  '.example.com',
  'go.example.com..',
  '-go.example.com',
  'go_1.example.com',
  '*.example.com',
  `${'x'.repeat(64)}.example.com`,
  `${host63}.${host63}.${host63}.${'x'.repeat(50)}`,
])('%s is none', typed => {
  expect(readHost(own, typed)).toEqual({ fault: 'format' });
});

it.each(['app.starbridge.example', 'APP.starbridge.example.', 'sb.example'])('%s is our own', typed => {
  expect(readHost(own, typed)).toEqual({ fault: 'own' });
});
