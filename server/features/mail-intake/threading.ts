import type { Db } from '../../db/database.ts';
import { isAnswerSubject, sameSubject } from '../../mail/subject-prefix.ts';
import type { Match } from './match.ts';
import type { PreparedMail } from './prepared-mail.ts';
import { threadOfRecipient, threadsWith } from './queries.ts';

/** An answer whose program names nothing that it answers, soon enough. */
const windowMs = 30 * 86_400_000;

/**
 * The conversation that a mail belongs to: of what it answers, the nearest first, or of the recipient it was found
 * to be from; else one with the same person under the same subject, where it says itself that it is an answer.
 * @returns null where it begins one
 */
export async function threadFor(
  db: Db,
  teamId: number,
  mail: PreparedMail,
  {
    known,
    match,
    counterpart,
  }: { known: ReadonlyMap<string, number>; match: Match | null; counterpart: string },
): Promise<number | null> {
  for (const id of [mail.messageId, ...mail.answers]) {
    const threadId = id && known.get(id);
    if (threadId) return threadId;
  }
  if (match) {
    const { task_id: taskId, recipient_id: recipientId } = match.message;
    const ofRecipient = await threadOfRecipient(db, teamId, { taskId, recipientId });
    if (ofRecipient !== null) return ofRecipient;
  }
  if (!counterpart || !isAnswerSubject(mail.subject)) return null;
  const since = new Date(mail.receivedAt.getTime() - windowMs);
  const until = new Date(mail.receivedAt.getTime() + windowMs);
  const recent = await threadsWith(db, teamId, counterpart, { since, until });
  return recent.find(({ subject }) => sameSubject(subject, mail.subject))?.id ?? null;
}
