import { describe, expect, test } from 'vitest';
import { readBody, readHeads } from './parse-accepted-mail.ts';

const heads = (...lines: string[]) => readHeads(Buffer.from(`${lines.join('\r\n')}\r\n\r\nbody`));

describe('heads', () => {
  test('of a follow-up name its thread', async () => {
    expect(
      await heads(
        'From: =?utf-8?b?5pif5qGl?= <Shop@Example.com>',
        'To: Anna <Anna@Example.com>, people: Bo <bo@example.com>;',
        'Cc: c@example.com',
        'Subject: =?utf-8?q?caf=C3=A9?=',
        'Message-ID: <3@x>',
        'References: <1@x>',
        ' <2@x>',
        'In-Reply-To: <2@x>',
      ),
    ).toEqual({
      from: 'shop@example.com',
      fromName: '星桥',
      answersTo: 'shop@example.com',
      names: new Map([
        ['anna@example.com', 'Anna'],
        ['bo@example.com', 'Bo'],
        ['c@example.com', ''],
      ]),
      subject: 'café',
      messageId: '<3@x>',
      thread: '<1@x>',
      references: '<1@x> <2@x>',
    });
  });

  test.each([
    ['Reply-To: Shop <shop+abc@example.com>, b@example.com', 'shop+abc@example.com'],
    ['Reply-To: people: a@example.com;', 'a@example.com'],
    ['Reply-To: nobody', 'shop@example.com'],
  ])('with %j want answers to %s', async (line, expected) => {
    expect((await heads('From: shop@example.com', line)).answersTo).toBe(expected);
  });

  test.each([
    [['Message-ID: <1@x>'], '<1@x>'],
    [['Message-ID: <2@x>', 'In-Reply-To: <1@x>'], '<1@x>'],
    [['Message-ID: none'], ''],
    [[], ''],
  ])('%j belong to thread %j', async (lines, thread) => {
    expect((await heads(...lines)).thread).toBe(thread);
  });

  test('contain nothing that cannot be stored', async () => {
    const read = await heads(
      'From: =?utf-8?q?a=00b?= <a@x>',
      'Subject: =?utf-8?q?c=00d?=',
      'Message-ID: <e\0f@x>',
    );
    expect([read.fromName, read.subject, read.messageId]).toEqual(['ab', 'cd', '']);
  });

  test('without an end are read as far as it is worth', async () => {
    const endless = Buffer.from(`Subject: x\r\nX: ${'y'.repeat(200_000)}`);
    expect((await readHeads(endless)).subject).toBe('x');
  });
});

test('an unreadable body is empty', async () => {
  const nested = Array.from(
    { length: 300 },
    (_, depth) => `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n`,
  );
  expect(await readBody(Buffer.from(nested.join('')))).toEqual({ html: '', text: '' });
});
