import { describe, expect, test } from 'vitest';
import { parseMail } from './parse-mail.ts';

const mail = (...lines: (string | Buffer)[]) =>
  Buffer.concat(lines.flatMap(line => [Buffer.from(line), Buffer.from('\r\n')]));
const part = (type: string, ...lines: string[]) => ['--b', `Content-Type: ${type}`, ...lines];
const mixed = (...lines: string[]) => mail('Content-Type: multipart/mixed; boundary=b', '', ...lines);
const pdf = part('application/pdf; name=a.pdf', 'Content-Transfer-Encoding: base64', '', 'JVBERi0=');

describe('a mail', () => {
  test('with all it may have', async () => {
    const found = await parseMail(
      mail(
        'Message-ID: <3@a.cn>',
        'In-Reply-To: <2@a.cn>',
        'References: <1@a.cn>',
        '\t<2@a.cn>',
        'From: =?gb2312?B?wNY=?= <Lan@a.cn>',
        'To: me@b.de, "Ng, B" <b@b.de>',
        'Cc: c@b.de',
        'Reply-To: back@a.cn',
        'Date: Thu, 1 Jan 2026 08:00:00 +0800',
        'Subject: Re: =?utf-8?B?5ZCI5L2c?=',
        'Content-Type: multipart/mixed; boundary=b',
        '',
        'preamble',
        '--b',
        'Content-Type: multipart/alternative; boundary=c',
        '',
        '--c',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '=E4=BD=A0=E5=A5=BD, a soft=',
        ' break',
        '--c',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<p>你好</p>',
        '--c--',
        ...pdf,
        '--b--',
        'epilogue',
      ),
    );
    expect(found).toMatchObject({
      messageId: '<3@a.cn>',
      inReplyTo: ['<2@a.cn>'],
      references: ['<1@a.cn>', '<2@a.cn>'],
      from: [{ name: '乐', address: 'Lan@a.cn' }],
      to: [
        { name: '', address: 'me@b.de' },
        { name: 'Ng, B', address: 'b@b.de' },
      ],
      cc: [{ name: '', address: 'c@b.de' }],
      replyTo: [{ name: '', address: 'back@a.cn' }],
      subject: 'Re: 合作',
      date: new Date('2026-01-01T00:00:00Z'),
      text: '你好, a soft break',
      html: '<p>你好</p>',
      faults: [],
    });
    expect(
      found.parts.map(({ mediaType, name, isAttachment, content }) => [
        mediaType,
        name,
        isAttachment,
        content?.toString(),
      ]),
    ).toEqual([
      ['text/plain', null, false, '你好, a soft break'],
      ['text/html', null, false, '<p>你好</p>'],
      ['application/pdf', 'a.pdf', true, '%PDF-'],
    ]);
    expect(found.headers.find(({ name }) => name === 'subject')?.raw).toBe('Re: =?utf-8?B?5ZCI5L2c?=');
  });

  test('of HTML alone has its text', async () => {
    const html =
      '<style>p{}</style><p>One</p><ul><li>two</ul><blockquote>three</blockquote><script>4</script>';
    const { text } = await parseMail(mail('Content-Type: text/html', '', html));
    expect(text).toBe('One\n\n- two\n\n> three');
  });

  test('with a text between two of HTML has all of them in both', async () => {
    const { text, html } = await parseMail(
      mixed(...part('text/html', '', '<b>1</b>'), ...part('text/plain', '', '2 < 3'), '--b--'),
    );
    expect(text).toBe('1\n\n2 < 3');
    expect(html).toBe('<b>1</b>\n\n<pre style="white-space: pre-wrap">2 &lt; 3</pre>');
  });

  test('of flowed lines has its paragraphs, and its quotes', async () => {
    const flowed = mail(
      'Content-Type: text/plain; format=flowed',
      '',
      'one ',
      'two',
      '> three ',
      '> four',
      '-- ',
      'L',
    );
    expect((await parseMail(flowed)).text).toBe('one two\n> three four\n-- \nL');
  });

  test.each([
    [
      'winmail.dat',
      part('application/ms-tnef; name="winmail.dat"', '', 'x'),
      'application/ms-tnef',
      'winmail.dat',
    ],
    [
      'S/MIME',
      part('application/pkcs7-mime; name=smime.p7m', '', 'x'),
      'application/pkcs7-mime',
      'smime.p7m',
    ],
    ['a mail inside', part('message/rfc822', '', 'Subject: a/b', '', 'inside'), 'message/rfc822', 'a_b.eml'],
    [
      'a text that is a file',
      part('text/plain; name=a.txt', 'Content-Disposition: attachment', '', 'x'),
      'text/plain',
      'a.txt',
    ],
    ['a picture of the text', part('image/png', 'Content-ID: <1@x>', '', 'x'), 'image/png', null],
    ['an invitation', part('text/calendar', '', 'x'), 'text/calendar', null],
  ])('keeps %s as an attachment', async (_name, lines, mediaType, name) => {
    const { text, parts } = await parseMail(mixed(...part('text/plain', '', 'shown'), ...lines, '--b--'));
    expect(text).toBe('shown');
    expect(parts.filter(each => each.isAttachment)).toMatchObject([{ mediaType, name }]);
  });
});

const html = 'Content-Type: text/html';
const gbk = Buffer.from('bacfd7f7d1fbc7ebc4faced2c3c7', 'hex');

describe('broken mail is read as far as possible', () => {
  test.each([
    ['nothing', Buffer.alloc(0), { text: '', parts: [] }, []],
    ['no headers', mail('', '', 'hello'), { text: '\nhello' }, []],
    ['text alone', mail('hello there', '', 'you'), { text: 'hello there\n\nyou' }, ['headers.end']],
    [
      'no blank line behind the headers',
      mail('Subject: a', 'hello', 'you'),
      { subject: 'a', text: 'hello\nyou' },
      ['headers.end'],
    ],
    [
      'a torn header',
      mail('Subject: a', 'b', 'From: x@y.z', '', 'c'),
      { subject: 'a b', text: 'c' },
      ['headers.line'],
    ],
    [
      'a header torn from its value at the end',
      mail('Subject: a', 'X-Info:', 'b', '', 'c'),
      { subject: 'a', text: 'c' },
      ['headers.line'],
    ],
    [
      'an mbox line ahead',
      mail('From x@y.z Thu Jan  1', 'Subject: a', '', 'c'),
      { subject: 'a', text: 'c' },
      [],
    ],
    [
      'blanks behind the name of the first header',
      mail('From  : lan@a.cn', 'Subject: a', '', 'c'),
      { subject: 'a', from: [{ address: 'lan@a.cn' }], text: 'c' },
      [],
    ],
    ['blank lines ahead', mail('', '', 'Subject: a', '', 'c'), { subject: 'a', text: 'c' }, []],
    ['lines ending in LF', Buffer.from('Subject: a\n\nb\nc\n'), { subject: 'a', text: 'b\nc' }, []],
    ['lines ending in CR', Buffer.from('Subject: a\r\rb\rc\r'), { subject: 'a', text: 'b\nc' }, []],
    [
      'lines ending in CR CR LF',
      Buffer.from('Subject: a\r\r\n\r\r\nb\r\r\nc'),
      { subject: 'a', text: 'b\nc' },
      [],
    ],
    [
      'a subject of raw GBK',
      mail(Buffer.concat([Buffer.from('Subject: '), gbk]), '', 'c'),
      { subject: '合作邀请您我们' },
      [],
    ],
    ['two content types', mail(html, 'Content-Type: text/plain', '', '<b>c</b>'), { text: 'c' }, []],
    ['a content type of nothing', mail('Content-Type: =?', '', 'c'), { text: 'c' }, ['type.broken']],
    [
      'no boundary named',
      mail('Content-Type: multipart/mixed', '', ...part('text/plain', '', 'c'), '--b--'),
      { text: 'c' },
      ['boundary.unnamed'],
    ],
    [
      'another boundary named',
      mail('Content-Type: multipart/mixed; boundary=x', '', ...part('text/html', '', 'c'), '--b--'),
      { text: 'c' },
      ['boundary.absent'],
    ],
    [
      'no boundary in the text',
      mail('Content-Type: multipart/mixed; boundary=x', '', 'c'),
      { text: 'c' },
      ['boundary.absent'],
    ],
    [
      'parts without any content type',
      mail('Subject: a', '', ...part('text/html', '', '<p>c'), '--b--'),
      { text: 'c' },
      ['boundary.unnamed'],
    ],
    ['no last boundary', mixed(...part('text/plain', '', 'c')), { text: 'c' }, ['boundary.open']],
    [
      'one boundary for two levels',
      mixed(
        ...part('multipart/alternative; boundary=b', ''),
        ...part('text/plain', '', 'c'),
        '--b--',
        ...pdf,
        '--b--',
      ),
      { text: 'c' },
      ['boundary.absent'],
    ],
    [
      'base64 with strangers',
      mail('Content-Transfer-Encoding: base64', '', 'aGVsbG8gdGhl*cmU='),
      { text: 'hello there' },
      ['encoding.base64'],
    ],
    ['base64 in pieces', mail('Content-Transfer-Encoding: base64', '', 'aGk=', 'aG8='), { text: 'hiho' }, []],
    [
      'base64 with a footer',
      mail('Content-Transfer-Encoding: base64', '', 'aGk=', '', '-- a list'),
      { text: 'hi' },
      ['encoding.base64'],
    ],
    [
      'base64 that is text',
      mail('Content-Transfer-Encoding: base64', '', 'Hello, how are you?'),
      { text: 'Hello, how are you?' },
      ['encoding.base64'],
    ],
    [
      'broken quoted-printable',
      mail('Content-Transfer-Encoding: quoted-printable', '', '1=2 =C3=A9=Z'),
      { text: '1=2 é=Z' },
      ['encoding.quoted'],
    ],
    [
      'an unknown encoding',
      mail('Content-Transfer-Encoding: x-rot', '', 'c'),
      { text: 'c' },
      ['encoding.unknown'],
    ],
    [
      'uuencode',
      mail('Content-Transfer-Encoding: x-uuencode', '', 'begin 644 a', '#:&D*', '`', 'end'),
      { text: 'hi' },
      [],
    ],
    [
      'an unknown charset',
      mail('Content-Type: text/plain; charset=x-none', '', Buffer.from('é')),
      { text: 'é' },
      ['charset.unknown'],
    ],
    ['a bad date', mail('Date: someday', '', 'c'), { date: null, text: 'c' }, ['date.broken']],
    ['no sender by the rules', mail('From: <<lan@a.cn', '', 'c'), { from: [{ address: 'lan@a.cn' }] }, []],
    ['zeros in the text', mail('Subject: a', '', 'b\0c'), { text: 'bc' }, []],
  ])('%s', async (_name, source, expected, faults) => {
    const found = await parseMail(source);
    expect({ ...found, text: found.text.trimEnd() }).toMatchObject(expected);
    expect(found.faults.filter(fault => !fault.startsWith('charset.unnamed'))).toEqual(
      expect.arrayContaining(faults),
    );
    if (!faults.length) expect(found.faults.filter(fault => fault !== 'charset.unnamed')).toEqual([]);
  });

  test('no header can be made of another', async () => {
    const word = `=?utf-8?B?${Buffer.from('a\r\nBcc: x@y.z\r\n\r\nbody').toString('base64')}?=`;
    const { headers, subject, from } = await parseMail(
      mail(`Subject: ${word}`, `From: ${word} <a@b.cn>`, '', 'c'),
    );
    expect(headers.map(({ name }) => name)).toEqual(['subject', 'from']);
    expect(subject).toBe('a Bcc: x@y.z body');
    expect(from).toEqual([{ name: 'a Bcc: x@y.z body', address: 'a@b.cn' }]);
  });

  test('every beginning and every byte turned of a mail in parts', async () => {
    const whole = mixed(...part('text/plain; charset=gbk', '', 'hello'), ...pdf, '--b--');
    for (let place = 0; place < whole.length; place++) {
      const turned = Buffer.from(whole);
      turned[place] = (turned[place] ?? 0) ^ 0xff;
      for (const source of [whole.subarray(0, place), turned]) {
        expect((await parseMail(source)).faults).not.toContain('reader.failed');
      }
    }
  });
});
