import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { notifyTogether } from '../../activity/notifications/service.ts';
import { addresseeOf } from './notify-of-replies.queries.ts';
import type { Filed } from './store-mails.ts';

/** The first reading of a mailbox finds old replies, which are no news. */
const newsMs = 7 * 86_400_000;
const maxText = 100;

type Reply = Pick<Filed, 'mail' | 'match' | 'creatorId' | 'thread'>;

/**
 * Notifies whoever waits for it of a person's reply to a task's mail, or of a known creator's mail in a conversation.
 * Replies to one task that are not seen yet are told together. In the caller's transaction as the team.
 */
export async function notifyOfReply(
  db: Db,
  ctx: Context,
  teamId: number,
  { mail, match, creatorId, thread }: Reply,
): Promise<void> {
  const isNews = mail.receivedAt.getTime() > ctx.now().getTime() - newsMs;
  if (mail.kind !== 'reply' || mail.isSeen || !isNews || (!match && creatorId === null)) return;
  const taskId = match?.message.task_id ?? null;
  const to = await addresseeOf(db, teamId, { threadId: thread.id, taskId });
  if (!to) return;
  const { name, address } = mail.from;
  const details = {
    who: (name || address).slice(0, maxText),
    subject: mail.subject.slice(0, maxText),
    threadId: thread.id,
    task: to.task,
    ...(to.taskId !== null && { taskId: to.taskId }),
  };
  const together = to.taskId === null ? ('threadId' as const) : ('taskId' as const);
  await notifyTogether(db, ctx, { teamId, accountId: to.accountId, kind: 'mail.replied', details }, together);
}
