import type { z } from 'zod';
import type { senderInputSchema } from '../contract/senders.ts';
import type { FakeMailProvider } from './fake-mail-provider.ts';

/** What somebody fills in to bind the mailbox of a fake provider. */
export function inputFor(
  { smtpPort, imapPort }: Pick<FakeMailProvider, 'smtpPort' | 'imapPort'>,
  more: Partial<z.input<typeof senderInputSchema>> = {},
): z.input<typeof senderInputSchema> {
  return {
    name: '王小明',
    address: 'me@mail.test',
    replyTo: 'reply@mail.test',
    provider: 'other',
    auth: 'password',
    username: 'me@mail.test',
    secret: 'correct horse',
    smtpHost: 'localhost',
    smtpPort,
    smtpSecurity: 'starttls',
    imapHost: 'localhost',
    imapPort,
    imapSecurity: 'starttls',
    pace: { dailyLimit: 200, gapSeconds: 30, jitterSeconds: 30, domainHourlyLimit: 0 },
    ...more,
  };
}
