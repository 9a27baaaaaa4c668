import MailComposer from 'nodemailer/lib/mail-composer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Personas } from '../../../contract/core/mail/sandbox-personas.ts';
import { senderInputSchema } from '../../../contract/outreach/senders/senders.ts';
import { testContext } from '../../../test/harness/app/test-context.ts';
import { freshDatabase, type TestDatabase } from '../../../test/harness/database/fresh-database.ts';
import { testMail } from '../../../test/harness/mail/test-mail.ts';
import { inputFor } from '../../../test/fixtures/outreach/sender-input.ts';
import { addSentMail, recipientNow } from '../../../test/fixtures/outreach/sent-mail.ts';
import { makeTeam, type Account } from '../../../test/fixtures/two-teams/two-teams.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { sandboxHost, type MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { acceptMail } from './accept-mail.ts';
import { readHeads } from './parse-accepted-mail.ts';
import { makeSandboxMailbox, reactDue } from './service.ts';
import { createSender } from '../../outreach/senders/change-sender.ts';
import { receiveDue } from '../../inbox/mailboxes/sync/sync-engine.ts';
import { watchInbox } from '../../outreach/senders/wake-senders.ts';

const us = 'shop@sandbox.starbridge.example';
const nobody: Personas = { reply: 0, autoReply: 0, bounce: 0, read: 0 };
const ctx = testContext();
let database: TestDatabase;
let world: MailServices;
let owner: Account;
let senderId: number;

beforeAll(async () => {
  database = await freshDatabase();
  const { db } = database;
  world = await testMail(db, { SANDBOX: 'on' });
  owner = await makeTeam(db, ctx, 'owner', { plan: 'team' });
  const { teamId } = owner;
  const { password } = await asTeam(db, teamId, db => makeSandboxMailbox(db, ctx, teamId, us));
  const access = { smtpHost: sandboxHost, imapHost: sandboxHost, secret: password };
  const asked = { ...access, address: us, username: us, replyTo: us, provider: 'sandbox' } as const;
  const input = senderInputSchema.parse(inputFor({ smtpPort: 25, imapPort: 143 }, asked));
  const actor = { ...owner, sessionId: 0, role: 'owner', isOperator: false } as const;
  ({ id: senderId } = await createSender(db, { ...ctx, actor }, world, input));
  await asTeam(db, teamId, db =>
    db.updateTable('mail_senders').set({ state: 'verified' }).where('id', '=', senderId).execute(),
  );
});
afterAll(() => database.drop());

describe('people of the sandbox', () => {
  test.each([
    ['reply', { state: 'ended', reason: 'replied' }, ['replied_at']],
    ['autoReply', { state: 'waiting' }, ['auto_replied_at']],
    ['bounce', { state: 'ended', reason: 'bounced' }, ['bounced_at']],
  ] as const)('personas that %s are recognised', async (persona, outcome, facts) => {
    const { db } = database;
    const { teamId } = owner;
    const address = `${persona.toLowerCase()}@creators.example`;
    const mail = await addSentMail(db, ctx, owner, { senderId, address });
    await asTeam(db, teamId, db => watchInbox(db, teamId, senderId, ctx.now()));
    while (await receiveDue(db, ctx, world));
    const content = await new MailComposer({
      from: us,
      to: address,
      subject: '合作邀请',
      messageId: mail.messageId,
      text: '您好',
    })
      .compile()
      .build();
    const people = { ...nobody, [persona]: 100 };
    const heads = await readHeads(content);
    await acceptMail(db, ctx, people, { teamId, sender: us, recipients: [address], heads, content });
    ctx.pass(7 * 86_400_000);
    while (await reactDue(db, ctx, world));
    while (await receiveDue(db, ctx, world));
    const now = await recipientNow(db, teamId, mail.recipientId);
    expect(now).toMatchObject(outcome);
    const known = (['replied_at', 'auto_replied_at', 'bounced_at'] as const).filter(fact => now[fact]);
    expect(known).toEqual(facts);
  });
});
