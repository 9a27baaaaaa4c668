import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BounceFacts, MailAddressee, ReceivedFile } from '../contract/received-mail.ts';
import type { MailKind, MatchWay } from '../contract/mail-kinds.ts';
import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { isDangerousFile } from '../server/mail/dangerous-files.ts';
import { parseMail } from '../server/mail/incoming/parse-mail.ts';
import { wordsOfMail, wordsOfTeam } from '../server/mail/search-words.ts';

/** A mail of a bound mailbox, as it lies there once it was filed. */
export interface SomeMail {
  /** `in` unless told. */
  direction?: 'in' | 'out';
  /** The other side of an incoming mail unless told. */
  from?: MailAddressee;
  to?: MailAddressee[];
  cc?: MailAddressee[];
  /** Of the thread unless told. */
  subject?: string;
  text?: string;
  html?: string;
  /** The mail itself: text, HTML and attachments are read from it. Without one, one is written from the rest. */
  source?: string | Buffer;
  /** An hour after the one before unless told; the last is now. */
  at?: Date;
  /** With its brackets. */
  messageId?: string;
  kind?: MailKind;
  rule?: string;
  bounce?: BounceFacts;
  returnsOn?: string;
  isRead?: boolean;
  isGone?: boolean;
  correctedBy?: number;
  /** To whose mail it is an answer. */
  match?: { way: MatchWay; taskId: number; recipientId: number };
}

export interface SomeThread {
  subject?: string;
  counterpart?: MailAddressee;
  senderId?: number;
  creatorId?: number | null;
  match?: { way: MatchWay; taskId: number; recipientId: number };
  isSpam?: boolean;
  archivedAt?: Date | null;
  snoozedUntil?: Date | null;
  assignedTo?: number | null;
  /** Ids of labels. */
  labels?: number[];
  /** Oldest first; one incoming mail unless told. */
  mails?: SomeMail[];
}

export const anna: MailAddressee = { name: 'Anna Lee', address: 'anna@creators.test' };
const mailbox: MailAddressee = { name: 'Ming', address: 'ming@brand.example' };
const hour = 3_600_000;
const chunkBytes = 1024 * 1024;

const addressed = ({ name, address }: MailAddressee) => `${name} <${address}>`;

interface Written extends SomeMail {
  from: MailAddressee;
  to: MailAddressee[];
  cc: MailAddressee[];
  subject: string;
  at: Date;
}

function sourceOf(mail: Written): Buffer {
  if (mail.source !== undefined) return Buffer.from(mail.source);
  const { from, to, subject, messageId = '', html = '', text = '' } = mail;
  const heads = [
    `From: ${addressed(from)}`,
    `To: ${to.map(addressed).join(', ')}`,
    `Subject: ${subject}`,
    ...(messageId && [`Message-ID: ${messageId}`]),
    'MIME-Version: 1.0',
    `Content-Type: text/${html ? 'html' : 'plain'}; charset=utf-8`,
  ];
  return Buffer.from([...heads, '', html || text, ''].join('\r\n'));
}

async function contentOf(mail: Written, source: Buffer) {
  const parsed = await parseMail(source);
  const attachments = parsed.parts.flatMap((part, index): ReceivedFile[] => {
    const { size, mediaType, name, content, isAttachment } = part;
    if (!isAttachment) return [];
    const file = { name: name ?? '', mediaType };
    return [{ part: index, ...file, size, isDangerous: isDangerousFile(file), isLeftOut: content === null }];
  });
  const text = mail.text ?? parsed.text.trim();
  return { text, html: mail.html ?? parsed.html, attachments, faults: parsed.faults };
}

async function addMail(
  db: Db,
  { teamId, threadId, senderId }: { teamId: number; threadId: number; senderId: number },
  mail: Written,
): Promise<{ id: number; snippet: string; hasFiles: boolean }> {
  const source = sourceOf(mail);
  const { text, html, attachments, faults } = await contentOf(mail, source);
  const { from, to, cc, subject, at, match } = mail;
  const snippet = text.replaceAll(/\s+/g, ' ').slice(0, 160);
  const identity = createHash('sha256').update(`${threadId} ${at.getTime()} ${mail.messageId}`).digest();
  const { id } = await db
    .insertInto('inbox_mails')
    .values({
      team_id: teamId,
      thread_id: threadId,
      sender_id: senderId,
      identity: identity.subarray(0, 16),
      direction: mail.direction ?? 'in',
      message_id: mail.messageId ?? '',
      from_address: from.address,
      from_name: from.name,
      people: JSON.stringify({ to, cc, replyTo: [] }),
      subject,
      snippet,
      received_at: at,
      size: source.length,
      attachments: JSON.stringify(attachments),
      faults,
      kind: mail.kind ?? 'reply',
      rule: mail.rule ?? 'reply.answer',
      bounce: mail.bounce ? JSON.stringify(mail.bounce) : null,
      returns_on: mail.returnsOn ?? null,
      rules_version: 1,
      corrected_by: mail.correctedBy ?? null,
      corrected_at: mail.correctedBy === undefined ? null : at,
      task_id: match?.taskId ?? null,
      recipient_id: match?.recipientId ?? null,
      match_way: match?.way ?? '',
      read_at: mail.isRead || mail.direction === 'out' ? at : null,
      gone_at: mail.isGone ? at : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = { team_id: teamId, mail_id: id };
  await db
    .insertInto('inbox_bodies')
    .values({ ...key, text, html })
    .execute();
  for (let chunk = 0; chunk * chunkBytes < source.length; chunk += 1) {
    const content = source.subarray(chunk * chunkBytes, (chunk + 1) * chunkBytes);
    await db
      .insertInto('inbox_sources')
      .values({ ...key, chunk, content })
      .execute();
  }
  const role = mail.direction === 'out' ? 'sent' : 'inbox';
  const place = { ...key, sender_id: senderId, role, uid_validity: 1, uid: id } as const;
  if (!mail.isGone) await db.insertInto('inbox_places').values(place).execute();
  const fileNames = attachments.map(({ name }) => name);
  const words = wordsOfMail({
    subject,
    from: [addressed(from)],
    to: [...to, ...cc].map(addressed),
    text,
    fileNames,
  });
  await sql`
    insert into inbox_words (team_id, mail_id, thread_id, at, words)
    values (${teamId}, ${id}, ${threadId}, ${at}, array_to_tsvector(${wordsOfTeam(teamId, words)}::text[]))`.execute(
    db,
  );
  if (mail.messageId) {
    await db
      .insertInto('inbox_thread_ids')
      .values({ team_id: teamId, message_id: mail.messageId, thread_id: threadId })
      .execute();
  }
  return { id, snippet, hasFiles: attachments.length > 0 };
}

function written(ctx: Context, thread: SomeThread): Written[] {
  const { subject = 'Working together', counterpart = anna, mails = [{}] } = thread;
  return mails.map((mail, place) => {
    const isOut = mail.direction === 'out';
    return {
      ...(mail.source === undefined && mail.html === undefined && { text: 'Sounds good, tell me more.' }),
      from: isOut ? mailbox : counterpart,
      to: [isOut ? counterpart : mailbox],
      cc: [],
      subject,
      at: new Date(ctx.now().getTime() - (mails.length - 1 - place) * hour),
      ...(thread.match && { match: thread.match }),
      ...mail,
    };
  });
}

/** A conversation with its mails, bodies, sources and words, written straight into the tables. */
export function addThread(
  pool: Db,
  ctx: Context,
  teamId: number,
  thread: SomeThread = {},
): Promise<{ threadId: number; mailIds: number[] }> {
  const { subject = 'Working together', counterpart = anna, senderId = 1, match } = thread;
  const mails = written(ctx, thread);
  const incoming = mails.filter(({ direction }) => direction !== 'out');
  const last = mails.at(-1);
  return asTeam(pool, teamId, async db => {
    const { id: threadId } = await db
      .insertInto('inbox_threads')
      .values({
        team_id: teamId,
        subject,
        counterpart_address: counterpart.address,
        counterpart_name: counterpart.name,
        sender_id: senderId,
        creator_id: thread.creatorId ?? null,
        task_id: match?.taskId ?? null,
        recipient_id: match?.recipientId ?? null,
        match_way: match?.way ?? '',
        kind: incoming.at(-1)?.kind ?? 'reply',
        last_at: last?.at ?? ctx.now(),
        last_in_at: incoming.at(-1)?.at ?? null,
        mails: mails.length,
        unread: incoming.filter(({ isRead }) => !isRead).length,
        is_spam: thread.isSpam ?? false,
        archived_at: thread.archivedAt ?? null,
        snoozed_until: thread.snoozedUntil ?? null,
        assigned_to: thread.assignedTo ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const added = [];
    for (const mail of mails) added.push(await addMail(db, { teamId, threadId, senderId }, mail));
    await db
      .updateTable('inbox_threads')
      .set({ snippet: added.at(-1)?.snippet ?? '', has_files: added.some(({ hasFiles }) => hasFiles) })
      .where('team_id', '=', teamId)
      .where('id', '=', threadId)
      .execute();
    for (const label_id of thread.labels ?? []) {
      await db
        .insertInto('inbox_thread_labels')
        .values({ team_id: teamId, thread_id: threadId, label_id })
        .execute();
    }
    return { threadId, mailIds: added.map(({ id }) => id) };
  });
}
