import { describe, expect, test } from 'vitest';
import { mailProviders, providerOf, providerOfAddress, serversFor } from './mail-providers.ts';

describe('the provider of an address', () => {
  test.each([
    ['me@gmail.com', 'gmail'],
    [' Me@QQ.com ', 'qq'],
    ['me@foxmail.com', 'qq'],
    ['me@126.com', '163'],
    ['me@yeah.net', '163'],
    ['me@hotmail.com', 'outlook'],
    ['me@sina.cn', 'sina'],
    ['me@aliyun.com', 'alimail'],
    ['me@notqq.com', undefined],
    ['me@mail.qq.com', undefined],
    ['qq.com', undefined],
    ['', undefined],
  ])('%s: %s', (address, expected) => {
    expect(providerOfAddress(address)?.code).toBe(expected);
  });
});

test.each([
  ['outlook', 'me@outlook.com', 'smtp-mail.outlook.com', 'outlook.office365.com'],
  ['outlook', 'me@company.example', 'smtp.office365.com', 'outlook.office365.com'],
  ['163', 'me@163.com', 'smtp.163.com', 'imap.163.com'],
  ['163', 'me@126.com', 'smtp.126.com', 'imap.126.com'],
  ['sina', 'me@sina.cn', 'smtp.sina.cn', 'imap.sina.cn'],
  ['alimail', 'me@company.example', 'smtp.qiye.aliyun.com', 'imap.qiye.aliyun.com'],
] as const)('servers of %s for %s', (code, address, smtp, imap) => {
  const provider = providerOf(code);
  const servers = provider && serversFor(provider, address);
  expect(servers?.smtp).toEqual({ ...provider?.smtp, host: smtp });
  expect(servers?.imap).toEqual({ ...provider?.imap, host: imap });
});

test('no secret is requested over an unencrypted connection', () => {
  const servers = mailProviders.flatMap(({ smtp, imap }) => [smtp, imap]);
  expect(servers.map(({ security }) => security)).not.toContain('plain');
});

test('an address belongs to one provider', () => {
  const domains = mailProviders.flatMap(provider => provider.domains);
  expect(domains).toEqual([...new Set(domains)]);
});
