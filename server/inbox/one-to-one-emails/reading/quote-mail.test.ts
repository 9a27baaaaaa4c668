import { expect, test } from 'vitest';
import { foldReply } from '../../../outside/mail-protocol/reply-text/fold-reply.ts';
import { foldHtml } from '../../../outside/mail-protocol/reply-text/html/fold-html.ts';
import { textOf } from '../../../outreach/mail-content/html/html-to-text.ts';
import { quoteOf, withoutRemotePictures, type QuotedMail } from './quote-mail.ts';

const mail: QuotedMail = {
  from: { name: '李 "Lee" <x>', address: 'anna@creators.example' },
  people: {
    to: [{ name: '', address: 'lin@brand.example' }],
    cc: [{ name: 'Bo', address: 'bo@agency.example' }],
    replyTo: [],
  },
  subject: 'Rates & <dates>',
  at: new Date('2026-11-20T08:02:00Z'),
  html: '<p>We ask <b>500</b></p><script>alert(1)</script>',
  text: 'We ask 500',
};
const zone = 'Asia/Shanghai';

test.each(['zh', 'en'] as const)('the quote of a reply in %s is folded', lang => {
  const quote = quoteOf('reply', mail, { lang, timeZone: zone });
  const html = `<p>Fine with us.</p>\n<br>\n${quote}`;
  expect(foldReply(`Fine with us.\n\n${textOf(quote)}`).visible.trim()).toBe('Fine with us.');
  expect(textOf(foldHtml(html).visibleHtml)).toBe('Fine with us.');
});

test('a reply quotes with author and time, escaped', () => {
  expect(quoteOf('reply', mail, { lang: 'en', timeZone: zone })).toMatch(
    /^<div>On Fri, Nov 20, 2026 at 16:02, 李 &quot;Lee&quot; &lt;x&gt; &lt;anna@creators.example&gt; wrote:<\/div>\n<blockquote style="[^"]*">\n<p>We ask <b>500<\/b><\/p>\n<\/blockquote>$/,
  );
});

test('a forwarded mail has its headers', () => {
  const text = textOf(quoteOf('forward', mail, { lang: 'zh', timeZone: zone }));
  expect(text).toBe(
    [
      '---------- 转发的邮件 ----------',
      '发件人：李 "Lee" <x> <anna@creators.example>',
      '发送时间：2026年11月20日 16:02',
      '主题：Rates & <dates>',
      '收件人：lin@brand.example',
      '抄送：Bo <bo@agency.example>',
      '',
      'We ask 500',
    ].join('\n'),
  );
});

test('a mail without HTML, or with very much, is quoted as text', () => {
  const of = (html: string) =>
    quoteOf('reply', { ...mail, html, text: 'a < b\nc' }, { lang: 'en', timeZone: zone });
  expect(of('')).toContain('\na &lt; b<br>\nc\n');
  expect(of(`<p>${'x'.repeat(500_000)}</p>`)).toBe(of(''));
});

test('pictures from elsewhere are not looked at', () => {
  const ours = '<img src="/office/api/mail/pictures/abc">';
  expect(withoutRemotePictures(`a<img alt="x>y" src="https://spy.example/1.png">b${ours}`)).toBe(`ab${ours}`);
});
