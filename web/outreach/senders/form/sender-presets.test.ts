import { describe, expect, test } from 'vitest';
import { newValues, withAddress, withProvider, withSecurity } from './sender-presets.ts';
import type { SenderValues } from './sender-values.ts';

const none: never[] = [];
const fresh = newValues(null, '林溪', none);
const type = (values: SenderValues, address: string) => ({
  ...values,
  ...withAddress(values, address, none),
});
const typed = (text: string, start = fresh) =>
  [...text].reduce((values, _, at) => type(values, text.slice(0, at + 1)), start);

describe('typing an address', () => {
  test.each([
    ['lin@qq.com', 'qq', 'smtp.qq.com', 'imap.qq.com', '100'],
    ['lin@gmail.com', 'gmail', 'smtp.gmail.com', 'imap.gmail.com', '200'],
    ['lin@126.com', '163', 'smtp.126.com', 'imap.126.com', '100'],
    ['lin@hotmail.com', 'outlook', 'smtp-mail.outlook.com', 'outlook.office365.com', '200'],
    ['lin@brand.com', '', '', '', '100'],
  ])('%s: %s', (address, provider, smtpHost, imapHost, dailyLimit) => {
    expect(typed(address)).toMatchObject({
      provider,
      smtpHost,
      imapHost,
      'pace.dailyLimit': dailyLimit,
      username: address,
      replyTo: address,
    });
  });

  test('keeps servers typed by the user', () => {
    const own = { ...fresh, provider: 'other', smtpHost: 'mail.brand.com', imapHost: 'mail.brand.com' };
    expect(typed('lin@qq.com', own)).toMatchObject({ provider: 'other', smtpHost: 'mail.brand.com' });
  });

  test('selects the servers of a domain at the same provider', () => {
    const { smtpHost, imapHost } = typed('lin@sina.cn', newValues('sina', '', none));
    expect([smtpHost, imapHost]).toEqual(['smtp.sina.cn', 'imap.sina.cn']);
  });

  test('changes the provider after a corrected typo', () => {
    expect(type(typed('lin@qq.com'), 'lin@163.com')).toMatchObject({
      provider: '163',
      smtpHost: 'smtp.163.com',
    });
  });

  test('no longer moves a reply address of its own', () => {
    const values = { ...typed('lin@qq.com'), replyTo: 'team@brand.com', username: 'lin' };
    expect(type(values, 'xi@qq.com')).toMatchObject({ replyTo: 'team@brand.com', username: 'lin' });
  });
});

describe('choosing a provider', () => {
  test('fills in its presets', () => {
    expect(withProvider(fresh, 'outlook', none)).toMatchObject({
      provider: 'outlook',
      auth: 'password',
      smtpHost: 'smtp.office365.com',
      smtpPort: '587',
      smtpSecurity: 'starttls',
    });
  });

  test('signs in over OAuth where the operator has set it up', () => {
    expect(withProvider(fresh, 'outlook', ['outlook'])).toMatchObject({ auth: 'oauth' });
    expect(withProvider(fresh, 'qq', ['outlook'])).toMatchObject({ auth: 'password' });
  });

  test('any other mailbox has servers of its own', () => {
    const qq = newValues('qq', '', none);
    expect(withProvider(qq, 'other', none)).toMatchObject({ provider: 'other', smtpHost: '', imapHost: '' });
    const own = { ...qq, smtpHost: 'mail.brand.com' };
    expect(withProvider(own, 'other', none)).not.toHaveProperty('smtpHost');
  });
});

test.each([
  ['smtp', 'starttls', '465', '587'],
  ['smtp', 'tls', '587', '465'],
  ['imap', 'starttls', '993', '143'],
  ['smtp', 'starttls', '2525', undefined],
  ['smtp', 'plain', '465', undefined],
] as const)('%s with %s instead of port %s', (kind, security, port, expected) => {
  const after = withSecurity({ ...fresh, [`${kind}Port`]: port }, kind, security);
  expect(after[`${kind}Security`]).toBe(security);
  expect(after[`${kind}Port`]).toBe(expected);
});
