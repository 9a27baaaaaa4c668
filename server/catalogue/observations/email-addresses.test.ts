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
    ['CONTACT: LAN@EXAMPLE.COM', 'CONTACT: [e-mail]', ['lan@example.com']],
    ['Lan@Mail.Example.Com', '[e-mail]', ['lan@mail.example.com']],
    ['lan@studio.example.online', '[e-mail]', ['lan@studio.example.online']],
    ['lan@xn--e1afmkfd.xn--p1ai', '[e-mail]', ['lan@xn--e1afmkfd.xn--p1ai']],
    ['lan@example.com____', '[e-mail]____', ['lan@example.com']],
    ['_____lan@example.com', '[e-mail]', ['lan@example.com']],
    ['Hi\\n\\nlan@example.com\\nBye', 'Hi\\n\\[e-mail]\\nBye', ['lan@example.com']],
  ])('%s', (text, masked, addresses) => {
    expect(maskAddresses(text)).toEqual({ text: masked, addresses });
    // An address that was found is found again by itself: stored ones are judged by this.
    expect(addresses.map(statedAddress)).toEqual(addresses);
  });

  it.each<[string, string, string[]]>([
    ['contact@sociopool.comLike Comment', '[e-mail]Like Comment', ['contact@sociopool.com']],
    ['lan@yahoo.com.brBjinhos', '[e-mail]Bjinhos', ['lan@yahoo.com.br']],
    ['lan@example.nlNEW VIDEO', '[e-mail]NEW VIDEO', ['lan@example.nl']],
    ['lan@example.comhttps://a.example', '[e-mail]https://a.example', ['lan@example.com']],
    ['lan@example.com0912 345', '[e-mail]0912 345', ['lan@example.com']],
    ['lan@example.com.Thanks', '[e-mail].Thanks', ['lan@example.com']],
    ['lan@example.com-Zalo', '[e-mail]-Zalo', ['lan@example.com']],
    ['lan@example.comДомашняя', '[e-mail]Домашняя', ['lan@example.com']],
    ['a@example.comB@example.org', '[e-mail]@example.org', []],
  ])('the next word begins where a domain ends: %s', (text, masked, addresses) => {
    expect(maskAddresses(text)).toEqual({ text: masked, addresses });
  });

  it.each([
    ['lan@gmail.comfollow me', '[e-mail] me'],
    ['lan@web.debarroom', '[e-mail]'],
    ['LAN@GMAIL.COMFOLLOW me', '[e-mail] me'],
    ['Snap: lanlan@gmail.com', 'Snap: [e-mail]'],
    ['IG: @lanlan@gmail.com', 'IG: @[e-mail]'],
    ['Công việclan@gmail.com', 'Công việ[e-mail]'],
    ['Zalo 0912345678lan@gmail.com', 'Zalo [e-mail]'],
    ['Zalo 0912 345 678lan@gmail.com', 'Zalo 0912 345 [e-mail]'],
    ['https://a.example/lan@gmail.com', 'https://a.example/[e-mail]'],
    ['WEIRD MAKERlan@gmail.com', 'WEIRD [e-mail]'],
    ['Business inquirieslan@gmail.com', 'Business [e-mail]'],
  ])('hides, but does not believe what may be another address: %s', (text, masked) => {
    expect(maskAddresses(text)).toEqual({ text: masked, addresses: [] });
  });

  it.each([
    ['follow @lan.tran'],
    ['@one.id@two.three@four.shop@five'],
    ['order at@lan.tranofficial'],
    ['85mm@canon.indonesia'],
    ['@one_@two.id_'],
    ['lan@co.uk'],
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
    ['0912345678lan@example.com', '0912345678lan@example.com'],
    ['lan@example.comfollow', null],
    ['lan@intranet', null],
    ['', null],
  ])('%s', (text, address) => {
    expect(statedAddress(text)).toBe(address);
  });
});
