import { expect, it } from 'vitest';
import { isTargetUrl } from './target-url.ts';

it.each([
  'http://shop.example.com',
  'https://shop.example.com/a?b=c#d',
  'HTTPS://Shop.Example.com',
  'https://例子.测试/商品',
  'https://shop.example.com/a b',
  'https://shop.example.com/?to=https://u:p@other.example',
  '{host}',
  '{host}/price',
  '{host}?a=1',
  '{host}#top',
])('%s may be one', text => {
  expect(isTargetUrl(text)).toBe(true);
});

it.each([
  '',
  'shop.example.com',
  '//shop.example.com',
  'http:shop.example.com',
  'http://',
  'https://exa mple.com',
  'https://[::1',
  'https://a:b@shop.example.com',
  'https://a@shop.example.com',
  'https://shop.example.com:99999',
  'https://shop.example.com/\n',
  'https://shop.exam\tple.com',
  'ftp://shop.example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  'itms-apps://apps.apple.com/app/id1',
  'intent://x#Intent;end',
  '{host}.example.com',
  '{host}@example.com',
  '{host}:80/',
  String.raw`{host}\example.com`,
  '{host} /a',
  'https://{host}/a',
])('%j is none', text => {
  expect(isTargetUrl(text)).toBe(false);
});
