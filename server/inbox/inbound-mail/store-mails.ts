import type { FolderRole } from '../../../contract/core/mail/mail-kinds.ts';
import type { Db } from '../../core/db/database.ts';
import { wordsOfMail } from '../shared/mail-search-terms.ts';
import { insertContents, insertMails, insertWords, type NewMail } from './store-mails.queries.ts';
import type { MailboxKey } from './queries.ts';
import { rulesVersion } from './reading/read-mail.ts';
import type { Placed, Thread } from './threading/mail-threads.ts';

export interface Filed extends Placed {
  thread: Thread;
}

const named = ({ name, address }: { name: string; address: string }) => `${name} <${address}>`;

function rowOf(
  { teamId, senderId }: MailboxKey,
  role: FolderRole,
  { mail, thread, isIn, match }: Filed,
): NewMail {
  const isUnread = isIn && !mail.isSeen;
  return {
    team_id: teamId,
    sender_id: senderId,
    thread_id: thread.id,
    identity: mail.identity,
    direction: isIn ? 'in' : 'out',
    message_id: mail.messageId,
    answers: mail.answers,
    from_address: mail.from.address,
    from_name: mail.from.name,
    people: JSON.stringify(mail.people),
    subject: mail.subject,
    snippet: mail.snippet,
    received_at: mail.receivedAt,
    written_at: mail.writtenAt,
    size: mail.size,
    attachments: JSON.stringify(mail.attachments),
    faults: mail.faults,
    kind: mail.kind,
    rule: mail.rule,
    bounce: mail.bounce && JSON.stringify(mail.bounce),
    returns_on: mail.returnsOn,
    rules_version: rulesVersion,
    task_id: match?.message.task_id ?? null,
    recipient_id: match?.message.recipient_id ?? null,
    message_row_id: match?.message.id ?? null,
    match_way: match?.way ?? '',
    read_at: isUnread ? null : mail.receivedAt,
    is_spam: role === 'spam',
  };
}

/** Stores mails with known conversations, with what is shown and what they are searched by. @returns their ids */
export async function storeMails(
  db: Db,
  key: MailboxKey,
  role: FolderRole,
  filed: readonly Filed[],
): Promise<number[]> {
  const ids = await insertMails(
    db,
    filed.map(each => rowOf(key, role, each)),
  );
  const stored = filed.map((each, index) => ({ ...each, mailId: ids[index] ?? 0 }));
  await insertContents(
    db,
    key.teamId,
    stored.map(({ mailId, mail: { text, html, source } }) => ({ mailId, text, html, source })),
  );
  await insertWords(
    db,
    key.teamId,
    stored.map(({ mailId, thread, mail }) => {
      const words = wordsOfMail({
        subject: mail.subject,
        from: [named(mail.from)],
        to: [...mail.people.to, ...mail.people.cc].map(named),
        text: mail.text,
        fileNames: mail.attachments.map(({ name }) => name),
      });
      return { mailId, threadId: thread.id, at: mail.receivedAt, words };
    }),
  );
  return ids;
}
