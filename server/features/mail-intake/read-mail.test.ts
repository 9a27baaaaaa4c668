import { describe, expect, test } from 'vitest';
import { readMail } from './read-mail.ts';

const ours = '<1.2.1@sender.test>';
const mail = (headers: string[], body = 'Hello') => Buffer.from([...headers, '', body].join('\r\n'));
const reply = (...more: string[]) =>
  mail(['From: "Lan, N." <Lan@Example.com>', 'Subject: Re: hi', `In-Reply-To: ${ours}`, ...more]);

describe('what a mail is', () => {
  test.each([
    ['a reply', [], 'reply'],
    ['said to be by hand', ['Auto-Submitted: no'], 'reply'],
    ['an answer of a machine', ['Auto-Submitted: auto-replied; owner-email="a@b.cn"'], 'autoReply'],
    ['an answer of Exchange', ['X-Auto-Response-Suppress: All'], 'autoReply'],
    ['an answer of an old program', ['Precedence: auto_reply'], 'autoReply'],
    ['bulk mail of a person', ['Precedence: bulk'], 'reply'],
    ['from nobody who could be answered', ['Return-Path: <>'], 'autoReply'],
    [
      'a report on having been read',
      ['Content-Type: multipart/report; report-type=disposition-notification; boundary=b'],
      'other',
    ],
  ])('%s', async (_name, headers, what) => {
    expect(await readMail(reply(...headers))).toMatchObject({
      what,
      from: 'lan@example.com',
      answers: [ours],
    });
  });

  test.each(['MAILER-DAEMON@example.com', 'postmaster@example.com'])('a notice of %s', async from => {
    expect(await readMail(mail([`From: ${from}`, `In-Reply-To: ${ours}`]))).toMatchObject({ what: 'other' });
  });
});

describe('what a mail goes back to', () => {
  test('is what it answers, and then what came before it, the nearest first', async () => {
    const references = 'References: <first@x>\r\n\t<second@x>\r\n <third@x>';
    const { answers } = await readMail(mail(['From: a@b.cn', 'In-Reply-To: <third@x>', references]));
    expect(answers).toEqual(['<third@x>', '<second@x>', '<first@x>']);
  });

  test('is nothing where it stands for itself', async () => {
    expect((await readMail(mail(['From: a@b.cn', 'Subject: <hi@there>']))).answers).toEqual([]);
  });

  test('is bounded', async () => {
    const many = Array.from({ length: 2000 }, (_, index) => `<${index}@x>`).join('\r\n ');
    expect((await readMail(mail(['From: a@b.cn', `References: ${many}`]))).answers).toHaveLength(50);
  });
});

const bounce = (returned: string[], type = 'message/rfc822') =>
  mail(
    [
      'Return-Path: <>',
      'From: Mail Delivery System <MAILER-DAEMON@mx.test>',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    ],
    [
      '--=_b',
      'Content-Type: text/plain; charset=utf-8',
      '',
      '您的邮件未能送达。',
      '--=_b',
      'Content-Type: message/delivery-status',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(
        'Reporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822;lan@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n',
      ).toString('base64'),
      '--=_b',
      `Content-Type: ${type}`,
      '',
      ...returned,
      '--=_b--',
      '',
    ].join('\r\n'),
  );

describe('a bounce', () => {
  const returned = [
    'From: me@sender.test',
    'Message-ID:',
    `\t${ours}`,
    'Subject: hi',
    '',
    'Message-ID: <in@body>',
  ];

  test.each(['message/rfc822', 'text/rfc822-headers'])('with the mail returned as %s', async type => {
    expect(await readMail(bounce(returned, type))).toEqual({
      what: 'bounce',
      from: 'mailer-daemon@mx.test',
      answers: [ours],
      failures: [{ addresses: ['lan@example.com'], permanent: true, text: '5.1.1' }],
    });
  });

  test('without the mail leads nowhere', async () => {
    expect(await readMail(bounce(['From: me@sender.test', '', 'cut']))).toMatchObject({
      what: 'bounce',
      answers: [],
    });
  });
});

describe('broken mail', () => {
  const deep = Array.from({ length: 300 }, (_, depth) =>
    [`Content-Type: multipart/mixed; boundary=b${depth}`, '', `--b${depth}`].join('\r\n'),
  ).join('\r\n');
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['zeros', Buffer.alloc(10_000)],
    ['no headers', Buffer.from('\r\n\r\nhello')],
    ['bytes of no charset', Buffer.from([...Buffer.from('From: '), 0xff, 0xfe, 0x80, 0x0d, 0x0a])],
    [
      'an unknown charset',
      mail(['From: =?x-none?Q?=FF=FE?= <a@b.cn>', 'Content-Type: text/plain; charset=x-none']),
    ],
    ['parts without an end', mail(['Content-Type: multipart/mixed; boundary=b'], '--b\r\n--b\r\n--b')],
    ['parts in parts in parts', Buffer.from(deep)],
    ['half of a report', bounce(['From: me']).subarray(0, 400)],
    ['headers without end', mail([`X-Long: ${'x'.repeat(400_000)}`])],
  ])('with %s is read as far as it goes', async (_name, source) => {
    expect(await readMail(source)).toMatchObject({ failures: [] });
  });
});
