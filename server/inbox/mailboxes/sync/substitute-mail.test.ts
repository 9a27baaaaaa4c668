import { expect, test } from 'vitest';
import { substituteFor } from './substitute-mail.ts';

const mail = (source: string) => ({
  uid: 7,
  size: source.length,
  receivedAt: new Date(0),
  isSeen: true,
  source: Buffer.from(source),
});

test('a substitute keeps the plain header lines of a mail and nothing else', () => {
  const source = [
    'From: Lan <lan@creators.test>',
    'Subject: hi',
    'Message-ID: <1@creators.test>',
    'X-Evil: yes',
    'To: \u0000broken',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    'Subject: in the body',
  ].join('\r\n');
  const { source: made, ...rest } = substituteFor(mail(source));
  expect(rest).toEqual({ uid: 7, size: source.length, receivedAt: new Date(0), isSeen: true });
  const [head = '', body = ''] = made.toString().split('\r\n\r\n');
  expect(head.split('\r\n')).toEqual([
    'From: Lan <lan@creators.test>',
    'Subject: hi',
    'Message-ID: <1@creators.test>',
    'X-Starbridge-Uid: 7',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]);
  expect(body).toContain('请到邮箱里查看原件');
  expect(body).not.toContain('in the body');
});
