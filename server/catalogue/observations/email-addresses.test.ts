import { describe, expect, it } from 'vitest';
import { maskAddresses, statedAddress } from './email-addresses.ts';

describe('addresses in running text', () => {
  it.each<[string, string, string[]]>([
    ['Mail: lan@example.com', 'Mail: [e-mail]', ['lan@example.com']],
    ['📩lan.tran+biz@mail.example.co.uk📩', '📩[e-mail]📩', ['lan.tran+biz@mail.example.co.uk']],
    ['LAN@Example.COM.', '[e-mail].', ['lan@example.com']],
    ['工作邮箱：lan＠example．com', '工作邮箱：[e-mail]', ['lan@example.com']],
    ['合作lan@example.com谢谢', '合作[e-mail]谢谢', ['lan@example.com']],
    ['lan (at) gmail (dot) com', '[e-mail]', ['lan@gmail.com']],
    ['write lan[at]example[dot]com now', 'write [e-mail] now', ['lan@example.com']],
    ['lan{at}example.com', '[e-mail]', ['lan@example.com']],
    ['lan at gmail dot com', '[e-mail]', ['lan@gmail.com']],
    ['lan @ gmail.com', '[e-mail]', ['lan@gmail.com']],
    ['lan @gmail.com', '[e-mail]', ['lan@gmail.com']],
    ['lan#at#example.com', '[e-mail]', ['lan@example.com']],
    [
      'a@example.com, b@example.com; a@example.com',
      '[e-mail], [e-mail]; [e-mail]',
      ['a@example.com', 'b@example.com'],
    ],
    ['mailto:lan@example.com', 'mailto:[e-mail]', ['lan@example.com']],
  ])('%s', (text, masked, addresses) => {
    expect(maskAddresses(text)).toEqual({ text: masked, addresses });
  });

  it.each([
    ['follow @lan.tran'],
    ['Instagram: @lan_tran'],
    ['meet me at cafe dot com'],
    ['see you @ the.cafe'],
    ['photo@2x.png'],
    ['5 @ 3.50'],
    ['a@b'],
    ['@@@@'],
    [''],
  ])('leaves alone: %s', text => {
    expect(maskAddresses(text)).toEqual({ text, addresses: [] });
  });

  it('stays fast on texts made to be slow', () => {
    const started = performance.now();
    for (const text of [
      'a'.repeat(20_000) + '@',
      'a. '.repeat(7000) + ' at ',
      ' '.repeat(20_000) + '@ x',
      '.@'.repeat(10_000),
    ]) {
      maskAddresses(text);
    }
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('an address that a source states', () => {
  it.each([
    [' Lan@Example.com ', 'lan@example.com'],
    ['lan (at) example (dot) com', 'lan@example.com'],
    ['none', null],
    ['lan@example.com or call', null],
    ['', null],
  ])('%s', (text, address) => {
    expect(statedAddress(text)).toBe(address);
  });
});
