import { expect, test } from 'vitest';
import type { ExchangedMail } from '../threads/service.ts';
import type { OpenEmail } from '../one-to-one-emails/service.ts';
import type { TaskMailEvent } from '../../outreach/sent-messages/creator-messages.ts';
import { lineUp } from './correspondence.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const task = (hour: number, kind: TaskMailEvent['kind'], recipientId = 1): TaskMailEvent => ({
  at: at(hour),
  kind,
  address: 'anna@creators.test',
  subject: 'Autumn',
  taskId: 7,
  recipientId,
  text: '',
});
const mail = (hour: number, given: Partial<ExchangedMail> = {}): ExchangedMail => ({
  threadId: 3,
  direction: 'in',
  from: 'anna@creators.test',
  people: { to: [{ name: '', address: 'ming@brand.test' }], cc: [], replyTo: [] },
  subject: 'Re: Autumn',
  at: at(hour),
  kind: 'reply',
  taskId: null,
  recipientId: null,
  bounce: null,
  ...given,
});
const email: OpenEmail = {
  id: 5,
  threadId: null,
  to: 'Anna <anna@creators.test>',
  subject: 'Hello',
  state: 'failed',
  at: at(2),
  response: '550 no such user',
};
const bounce = {
  recipients: ['anna@creators.test'],
  permanence: 'hard',
  status: '5.1.1',
  code: '550',
  reason: '',
  text: '550 gone',
} as const;
const lined = (
  given: Partial<Parameters<typeof lineUp>[0]>,
  max = 200,
): [
  kind: string,
  taskId: number | null,
  threadId: number | null,
  letterId: number | null,
  address: string,
][] =>
  lineUp({ taskMail: [], mails: [], emails: [], ...given }, max).map(
    ({ kind, taskId, threadId, letterId, address }) => [kind, taskId, threadId, letterId, address],
  );
const anna = 'anna@creators.test';

test.each([
  [
    'the newest first, each with what to open',
    { taskMail: [task(1, 'sent'), task(3, 'read')], mails: [mail(4)], emails: [email] },
    [
      ['received', null, 3, null, anna],
      ['read', 7, null, null, anna],
      ['failed', null, null, 5, email.to],
      ['sent', 7, null, null, anna],
    ],
  ],
  [
    'one-to-one emails by recipient',
    {
      mails: [
        mail(1, { direction: 'out', people: { to: [{ name: '', address: anna }], cc: [], replyTo: [] } }),
      ],
    },
    [['letter', null, 3, null, anna]],
  ],
  [
    'an answer once: by its mail',
    { taskMail: [task(1, 'replied')], mails: [mail(1, { taskId: 7, recipientId: 1 })] },
    [['received', null, 3, null, anna]],
  ],
  [
    'an answer of which no mailbox has the mail',
    { taskMail: [task(1, 'replied')], mails: [mail(2, { taskId: 7, recipientId: 2 })] },
    [
      ['received', null, 3, null, anna],
      ['replied', 7, null, null, anna],
    ],
  ],
  [
    'a bounce of a task once: by its fact',
    {
      taskMail: [task(1, 'bounced')],
      mails: [
        mail(1, {
          kind: 'bounce',
          taskId: 7,
          recipientId: 1,
          from: 'daemon@mail.test',
          bounce: { ...bounce, recipients: [anna] },
        }),
      ],
    },
    [['bounced', 7, null, null, anna]],
  ],
  [
    'a bounce of a one-to-one email, by its recipient',
    {
      mails: [
        mail(1, { kind: 'bounce', from: 'daemon@mail.test', bounce: { ...bounce, recipients: [anna] } }),
      ],
    },
    [['bounced', null, 3, null, anna]],
  ],
] as const)('the line of time has %s', (_name, given, expected) => {
  expect(lined(given)).toEqual(expected);
});

test('the line of time ends somewhere', () => {
  expect(
    lined({ mails: [mail(1), mail(3), mail(2)], taskMail: [task(4, 'sent')] }, 2).map(([kind]) => kind),
  ).toEqual(['sent', 'received']);
});
