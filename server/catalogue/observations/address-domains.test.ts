import { expect, it } from 'vitest';
import { domainAtStart } from './address-domains.ts';

it.each([
  ['example.com', 'example.com'],
  ['EXAMPLE.CO.UK', 'EXAMPLE.CO.UK'],
  ['Mail.Example.Com', 'Mail.Example.Com'],
  ['LamVlog.com', 'LamVlog.com'],
  ['example.comLike', 'example.com'],
  ['example.co.inSubscribe', 'example.co.in'],
  ['example.com.Thanks', 'example.com'],
  ['example.id.2', 'example.id'],
  ['example.com2020', 'example.com'],
  ['example.com-----', 'example.com'],
  ['example.comwww.cafe.com', 'example.com'],
  ['example.co.ukinstagram.com', 'example.co.uk'],
  ['www.example.com', 'www.example.com'],
  ['mail.company.com', 'mail.company.com'],
  ['yahoo.com.br', 'yahoo.com.br'],
  ['gmail.comcafe.com', null],
  ['example.follow', null],
  ['example.comfollow', null],
  ['EXAMPLE.COMfollow', null],
  ['EXAMPLE.COMFollow', null],
  ['example.com.Info', null],
  ['co.uk', null],
  ['com', null],
  ['', null],
])('%s begins with the domain %s', (run, domain) => {
  expect(domainAtStart(run)).toBe(domain);
});
