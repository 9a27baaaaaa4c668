import { describe, expect, test } from 'vitest';
import { classifyMail } from './classify-mail.ts';
import { parseMail } from '../parsing/parse-mail.ts';

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
const mail = (headers: string[], body: string | string[] = 'Hello') =>
  Buffer.from(
    [
      ...headers,
      ...(headers.some(each => /^content-type/i.test(each))
        ? []
        : ['Content-Type: text/plain; charset=utf-8']),
      '',
      ...[body].flat(),
    ].join('\r\n'),
  );
const of = async (source: Buffer) => classifyMail(await parseMail(source));

const person = ['From: Lan <lan@example.com>', 'To: me@sender.test'];
const server = (subject: string, from = 'MAILER-DAEMON@mx.example') => [
  'Return-Path: <>',
  `From: ${from}`,
  'To: me@sender.test',
  `Subject: ${encoded(subject)}`,
];
const returned = [
  '',
  '--- Below this line is a copy of the message.',
  '',
  'Received: by mx',
  'From: me@sender.test',
  'To: lan@example.com',
  'Message-ID: <1@sender.test>',
  'Subject: hi',
];

describe('a notice of a mail server in words', () => {
  test.each<[string, string[], string[], object]>([
    [
      'qmail',
      server('failure notice'),
      [
        'Hi. This is the qmail-send program at mx.',
        "I'm afraid I wasn't able to deliver your message to the following addresses.",
        '',
        '<lan@example.com>:',
        '192.0.2.1 does not like recipient.',
        'Remote host said: 550 5.1.1 No such user',
        ...returned,
      ],
      { permanence: 'hard', status: '5.1.1', code: '550', reason: 'userUnknown' },
    ],
    [
      'Gmail',
      [
        ...server(
          'Delivery Status Notification (Failure)',
          'Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
        ),
        'X-Failed-Recipients: lan@example.com',
      ],
      [
        'Delivery to the following recipient failed permanently:',
        '',
        '     lan@example.com',
        '',
        '552 5.2.2 The email account that you tried to reach is over quota',
      ],
      { permanence: 'soft', reason: 'mailboxFull' },
    ],
    [
      'Exim',
      server('Mail delivery failed: returning message to sender'),
      [
        'This message was created automatically by mail delivery software.',
        '',
        'A message that you sent could not be delivered to one or more of its recipients. This is a permanent error. The following address(es) failed:',
        '',
        '  lan@example.com',
        '    Unrouteable address',
      ],
      { permanence: 'hard', reason: 'userUnknown' },
    ],
    [
      'QQ',
      server('来自qq.com的退信', 'PostMaster@qq.com'),
      [
        '很抱歉，您发送的邮件被退回。',
        '',
        '收件人：lan@example.com',
        '退信原因：收件人邮件地址（lan@example.com）不存在，邮件无法送达。',
        'host mx3.qq.com said: 550 Mailbox not found (in reply to RCPT TO command)',
      ],
      { permanence: 'hard', reason: 'userUnknown', code: '550' },
    ],
    [
      '163',
      server('系统退信', 'postmaster@163.com'),
      ['您的邮件因以下原因未能成功发送：', '收件人 lan@example.com 的邮箱空间不足'],
      { permanence: 'soft', reason: 'mailboxFull' },
    ],
    [
      'Aliyun',
      server('邮件投递失败通知', 'postmaster@service.aliyun.com'),
      ['您发往 lan@example.com 的邮件投递失败。', '失败原因：554 发信IP被列入黑名单'],
      { permanence: 'soft', reason: 'blocked', code: '554' },
    ],
    [
      'Mail.ru',
      server('Ваше сообщение не доставлено', 'mailer-daemon@corp.mail.ru'),
      [
        'К сожалению, Ваше письмо не может быть доставлено одному или нескольким получателям:',
        '',
        '  lan@example.com',
        '    550 5.1.1 user not found',
      ],
      { permanence: 'hard', reason: 'userUnknown' },
    ],
    [
      'Exchange',
      server('Undeliverable: hi', 'Microsoft Outlook <postmaster@contoso.example>'),
      [
        "Your message to lan@example.com couldn't be delivered.",
        "lan wasn't found at example.com.",
        'Remote server returned 550 5.1.10 RESOLVER.ADR.RecipientNotFound',
      ],
      { permanence: 'hard', status: '5.1.10', reason: 'userUnknown' },
    ],
  ])('of %s', async (_name, headers, body, found) => {
    const { kind, bounce } = await of(mail(headers, body));
    expect(kind).toBe('bounce');
    expect(bounce).toMatchObject({ recipients: ['lan@example.com'], ...found });
  });

  test('that names several recipients has the result of each', async () => {
    const { bounce } = await of(
      mail(server('Delivery failure'), [
        'Unable to deliver message to the following address(es).',
        '',
        '<a@b.cn>:',
        '550 5.1.1 user unknown',
        '',
        '<c@d.cn>:',
        '552 5.2.2 mailbox full',
        ...returned,
      ]),
    );
    expect(bounce?.reports.map(({ addresses, reason }) => [...addresses, reason])).toEqual([
      ['a@b.cn', 'userUnknown'],
      ['c@d.cn', 'mailboxFull'],
    ]);
  });

  test('that tells what several servers said has the result of each', async () => {
    const { bounce } = await of(
      mail(server('Returned mail'), [
        '   ----- Transcript of session follows -----',
        'While talking to b.cn:',
        '554 <a@b.cn>... Connection reset by peer during result wait with b.cn',
        '550 d.cn (smtp)... 550 Host unknown',
        '554 <c@d.cn>... 550 Host unknown (Authoritative answer from name server)',
        ...returned,
      ]),
    );
    expect(bounce?.reports.map(({ addresses, permanence }) => [...addresses, permanence])).toEqual([
      ['a@b.cn', 'soft'],
      ['c@d.cn', 'hard'],
    ]);
  });

  test.each([
    ['Warning: could not send message for past 4 hours', 'The server will keep trying for 5 days.'],
    ['邮件延迟通知', '您的邮件尚未送达 lan@example.com，系统将继续尝试投递。'],
  ])('that is late: %s', async (subject, body) => {
    expect((await of(mail(server(subject), body))).kind).toBe('delay');
  });

  test('that it arrived', async () => {
    expect((await of(mail(server('Successful Mail Delivery Report'), 'It was delivered.'))).kind).toBe(
      'delivered',
    );
  });
});

const feedback = (type: string) =>
  mail(
    [
      'From: fbl@provider.example',
      'Subject: Abuse report',
      'Content-Type: multipart/report; report-type=feedback-report; boundary=b',
    ],
    [
      '--b',
      'Content-Type: text/plain',
      '',
      'See below.',
      '--b',
      'Content-Type: message/feedback-report',
      '',
      `Feedback-Type: ${type}`,
      'Version: 1',
      '--b--',
    ],
  );

describe('the kind of a mail', () => {
  test.each([
    ['abuse', 'complaint'],
    ['opt-out', 'unsubscribe'],
    ['auth-failure', 'other'],
  ])('a feedback report of %s', async (type, kind) => {
    expect(await of(feedback(type))).toMatchObject({ kind, rule: `feedback.${type}` });
  });

  test.each<[string, string, string[], string, string | null]>([
    ['Re: hi', 'autoSubmitted', ['Auto-Submitted: auto-replied'], 'I am away until 5 March.', '2027-03-05'],
    ['Automatic reply: hi', 'automaticSubject', [], 'I am out of the office.', null],
    ['自动回复: 合作', 'automaticSubject', [], '您好，我正在休假，3月8日返回。', '2027-03-08'],
    [
      'Abwesenheitsnotiz: hi',
      'automaticSubject',
      [],
      'Ich bin bis zum 12. März nicht im Büro.',
      '2027-03-12',
    ],
    ['合作', 'automaticWords', [], '这是一封自动回复邮件，您的来信我已收到。', null],
    ['Re: hi', 'header.x-autoreply', ['X-Autoreply: yes'], 'Thanks', null],
    ['Re: hi', 'header.precedence', ['Precedence: auto_reply'], 'Thanks', null],
  ])('an automatic answer: %s by %s', async (subject, rule, headers, body, returns) => {
    const found = await of(
      mail(
        [...person, 'Date: Mon, 01 Mar 2027 09:00:00 +0000', `Subject: ${encoded(subject)}`, ...headers],
        body,
      ),
    );
    expect(found).toMatchObject({ kind: 'autoReply', rule, returns, bounce: null });
  });

  test.each(['unsubscribe', 'Unsubscribe me please', '退订', '取消订阅。', 'TD'])(
    'a wish for no more mail: %s',
    async text => {
      expect((await of(mail([...person, 'Subject: Re: hi'], [text, '', '> Dear Lan,'])))?.kind).toBe(
        'unsubscribe',
      );
    },
  );

  test('a challenge', async () => {
    const body =
      'I now allow incoming messages only from senders I have approved. Click https://x.example/add to be added.';
    expect((await of(mail([...person, 'Subject: Re: hi'], body))).kind).toBe('challenge');
  });

  test('a newsletter', async () => {
    expect(
      (await of(mail(['From: noreply@shop.example', 'List-Unsubscribe: <https://x.example>'])))?.kind,
    ).toBe('other');
  });
});

describe('a mail written by a person is a reply', () => {
  test.each([
    ['Re: hi', 'Yes, tell me more. I will be back in the office on Monday.'],
    ['Re: 自动回复: 合作', '看到你的自动回复了，下周再聊。'],
    ['Re: Undeliverable: hi', 'Your last mail could not be delivered to my other address, 550 they said.'],
    [
      'Fwd: Undelivered Mail Returned to Sender',
      'Look:\r\n\r\nFinal-Recipient: rfc822; x@y.example\r\nAction: failed\r\nStatus: 5.1.1',
    ],
    ['Re: hi', 'I am out of the office today, but yes, I would love to. How much do you pay?'],
    ['On holiday promo', 'We could do a holiday video. What is your budget?'],
    ['Re: hi', 'Fine. How do I unsubscribe my second address? I want to keep this one.'],
    [
      'Re: hi',
      'Thanks!\r\n\r\nOn Mon, 1 Mar 2027 me@sender.test wrote:\r\n> This is an automatic reply. I am out of the office.',
    ],
    ['Re: 合作', '我下周出差，周五回来后联系你，报价是 550 美元。'],
    ['退信', '我发给你同事的邮件被退回来了，请给我一个能用的邮箱。'],
  ])('%s / %s', async (subject, body) => {
    expect(await of(mail([...person, `Subject: ${encoded(subject)}`], body))).toEqual({
      kind: 'reply',
      rule: 'person',
      bounce: null,
      returns: null,
    });
  });
});

describe('time', () => {
  test.each([
    'a',
    ' ',
    ' a\n',
    '5.1.1 ',
    '<a@b.c>:\n',
    'mailbox is ',
    'your message ',
    '至',
    '{"emailAddress"',
    'Final-Recipient: rfc822;a@b.c\nAction: failed\n',
  ])('is bounded for mail full of %j', async piece => {
    const parsed = await parseMail(mail(server('failure notice'), piece.repeat(100_000 / piece.length)));
    const begun = process.hrtime.bigint();
    classifyMail(parsed);
    expect(Number(process.hrtime.bigint() - begun) / 1e6).toBeLessThan(1000);
  });
});
