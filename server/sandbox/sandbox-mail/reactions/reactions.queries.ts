import type { Db } from '../../../core/db/database.ts';
import type { PlannedReaction } from './plan-reactions.ts';

export interface Correspondence {
  mailbox: string;
  person: string;
  /** Message-ID of the first mail. */
  thread: string;
}

/** Returns whether a person has replied in a thread, or will reply. */
export async function hasReply(
  db: Db,
  teamId: number,
  { mailbox, person, thread }: Correspondence,
): Promise<boolean> {
  const row = await db
    .selectFrom('sandbox_reactions')
    .select('id')
    .where('team_id', '=', teamId)
    .where('mailbox', '=', mailbox)
    .where('person', '=', person)
    .where('thread', '=', thread)
    .where('kind', '=', 'reply')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** @returns its id */
export async function insertReaction(
  db: Db,
  teamId: number,
  reaction: Correspondence &
    PlannedReaction & { personName: string; subject: string; messageId: string; sentUid: number },
): Promise<number> {
  const { kind, mailbox, person, thread, personName, subject, messageId, sentUid, dueAt } = reaction;
  const { id } = await db
    .insertInto('sandbox_reactions')
    .values({
      team_id: teamId,
      kind,
      mailbox,
      person,
      person_name: personName,
      subject,
      message_id: messageId,
      thread,
      sent_uid: sentUid,
      due_at: dueAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Finds a reaction that is not done yet. */
export function findReaction(db: Db, teamId: number, id: number) {
  return db
    .selectFrom('sandbox_reactions')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
}

export type StoredReaction = NonNullable<Awaited<ReturnType<typeof findReaction>>>;

export async function endReaction(db: Db, teamId: number, id: number, at: Date): Promise<void> {
  await db
    .updateTable('sandbox_reactions')
    .set({ done_at: at })
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}

export async function countTry(db: Db, teamId: number, id: number): Promise<void> {
  await db
    .updateTable('sandbox_reactions')
    .set(set => ({ tries: set('tries', '+', 1) }))
    .where('team_id', '=', teamId)
    .where('id', '=', id)
    .execute();
}
