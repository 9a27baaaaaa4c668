import { senderInputSchema } from '../contract/senders.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { insertUnlocked } from '../server/features/creator-emails/queries.ts';
import { makeLetter } from '../server/features/letters/drafts.ts';
import { insertVersion } from '../server/features/mail-tasks/queries.ts';
import { insertHit } from '../server/features/mail-facts/hits.queries.ts';
import { putAlias } from '../server/features/inbox/assign-creator.queries.ts';
import { addLabel } from '../server/features/inbox/labels.ts';
import { beginFolder } from '../server/features/mailboxes/folders.queries.ts';
import { addCounts } from '../server/features/mailing/counts.queries.ts';
import { createSender } from '../server/features/senders/change.ts';
import { acceptMail } from '../server/features/sandbox-mail/accept-mail.ts';
import { readHeads } from '../server/features/sandbox-mail/parse-mail.ts';
import { makeSandboxMailbox } from '../server/features/sandbox-mail/service.ts';
import { suppress } from '../server/features/suppressions/service.ts';
import { addSentMail } from './sent-mail.ts';
import { addThread } from './some-threads.ts';
import { testMail } from './mail.ts';
import { inputFor } from './sender-input.ts';
import type { Account } from './two-teams.ts';

/** A mailbox of the sandbox with a mail in it, and somebody who will react. */
async function fillSandbox(db: Db, ctx: Context, { teamId, username }: Account): Promise<void> {
  const sender = `${username}@sandbox.starbridge.example`;
  await asTeam(db, teamId, db => makeSandboxMailbox(db, ctx, teamId, sender));
  const content = Buffer.from(`From: ${sender}\r\nSubject: ${username}\r\n\r\n${username}\r\n`);
  const heads = await readHeads(content);
  const people = { reply: 100, autoReply: 0, bounce: 0, read: 0 };
  await acceptMail(db, ctx, people, { teamId, sender, recipients: ['anna@example.com'], heads, content });
}

/** A task with a version, somebody who got its first round, and the message. */
async function fillMailTasks(db: Db, ctx: Context, account: Account): Promise<void> {
  const { teamId, accountId, username } = account;
  const { taskId } = await addSentMail(db, ctx, account);
  const version = { teamId, taskId, version: 1, snapshot: { username }, by: accountId, at: ctx.now() };
  await asTeam(db, teamId, db => insertVersion(db, version));
}

/** An address that was unlocked, one that must not be written to, and a mail that was opened. */
async function fillMailAnswers(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
): Promise<void> {
  const address = `${username}@creators.test`;
  const proof = { way: 'account', address: '', agent: '', task: '', note: username } as const;
  const hit = { kind: 'open', link: 0, is_head: false, at: ctx.now(), address: '', agent: username } as const;
  await asTeam(db, teamId, async db => {
    await insertUnlocked(db, teamId, [{ creatorId: 1, address }], { by: accountId, at: ctx.now() });
    await suppress(db, ctx, teamId, { address, reason: 'manual', proof, by: accountId });
    await insertHit(db, { ...hit, team_id: teamId, task_id: 1, recipient_id: 1, round: 1 });
  });
}

/** A conversation with a label, of whose other side the team knows an address. */
async function fillInbox(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const { id: labelId } = await addLabel(db, { ...ctx, actor }, { name: username, color: 'gray' });
  const mails = [{ text: username, messageId: `<1@${username}.test>` }];
  await addThread(db, ctx, teamId, { subject: username, labels: [labelId], mails });
  const alias = { address: `${username}@elsewhere.test`, creatorId: 1, at: ctx.now() };
  await asTeam(db, teamId, db => putAlias(db, teamId, alias));
}

/** A bound mailbox that sent something today, and is read. */
async function fillSenders(db: Db, ctx: Context, account: Account): Promise<void> {
  const { teamId, accountId, username } = account;
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  const body = inputFor({ smtpPort: 1, imapPort: 1 }, { name: username, address: `${username}@mail.test` });
  const input = senderInputSchema.parse(body);
  const { id: senderId } = await createSender(db, { ...ctx, actor }, await testMail(db), input);
  const count = { scope: { key: 'day:2026-11-20', until: ctx.now() }, amount: 1 };
  const folder = { path: 'INBOX', account: username, uid_validity: 1, last_uid: 0 };
  await asTeam(db, teamId, async db => {
    await addCounts(db, teamId, senderId, [count]);
    await beginFolder(db, { teamId, senderId }, { role: 'inbox', ...folder });
  });
}

/** A letter that is being written. */
async function fillLetters(db: Db, ctx: Context, { teamId, accountId, username }: Account): Promise<void> {
  const actor = { teamId, accountId, sessionId: 0, role: 'owner', isOperator: false } as const;
  await makeLetter(db, { ...ctx, actor }, { kind: 'new', to: `anna@${username}.test` });
}

/** Mail of a team, with a row in each of its tables. */
export async function fillMail(db: Db, ctx: Context, account: Account): Promise<void> {
  await fillSandbox(db, ctx, account);
  await fillMailTasks(db, ctx, account);
  await fillSenders(db, ctx, account);
  await fillMailAnswers(db, ctx, account);
  await fillLetters(db, ctx, account);
  await fillInbox(db, ctx, account);
}
