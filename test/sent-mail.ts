import type { Db } from '../server/db/database.ts';
import type { Context } from '../server/context.ts';
import { asTeam } from '../server/db/tenant.ts';
import type { EndReason, MessageState, RecipientState, TaskState } from '../contract/mail-states.ts';
import type { Account } from './two-teams.ts';

/** A mail task as the engine leaves it, written straight into the tables. */
export interface SentMail {
  taskId: number;
  recipientId: number;
  messageRowId: number;
  messageId: string;
}

export interface SentMailOptions {
  address?: string;
  creatorId?: number | null;
  /** Of the recipient. */
  state?: RecipientState;
  reason?: EndReason | '';
  messageState?: MessageState;
  taskState?: TaskState;
  taskId?: number;
  senderId?: number;
  content?: object;
}

async function addTask(
  db: Db,
  ctx: Context,
  { teamId, accountId, username }: Account,
  { taskState = 'sending', senderId = 1, content = {} }: SentMailOptions,
): Promise<number> {
  const { id } = await db
    .insertInto('mail_tasks')
    .values({
      team_id: teamId,
      name: `${username} task`,
      state: taskState,
      account_id: accountId,
      content: JSON.stringify({ senderIds: [senderId], cc: '', ...content }),
      started_at: ctx.now(),
      created_at: ctx.now(),
      changed_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A recipient who got the first round and, unless told otherwise, waits for the second. */
export function addSentMail(
  pool: Db,
  ctx: Context,
  account: Account,
  options: SentMailOptions = {},
): Promise<SentMail> {
  const { teamId, username } = account;
  const { address = `lan@${username}.test`, creatorId = null, state = 'waiting', senderId = 1 } = options;
  const { messageState = 'accepted' } = options;
  const isAccepted = messageState === 'accepted';
  return asTeam(pool, teamId, async db => {
    const taskId = options.taskId ?? (await addTask(db, ctx, account, options));
    const { id: recipientId } = await db
      .insertInto('mail_recipients')
      .values({
        team_id: teamId,
        task_id: taskId,
        creator_id: creatorId,
        address,
        state,
        reason: options.reason ?? '',
        sender_id: senderId,
        round: isAccepted ? 2 : 1,
        last_round: isAccepted ? 1 : 0,
        due_at: state === 'waiting' ? new Date(ctx.now().getTime() + 86_400_000) : null,
        accepted_at: isAccepted ? ctx.now() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const messageId = `<${taskId}.${recipientId}.1@${username}.test>`;
    const { id: messageRowId } = await db
      .insertInto('mail_messages')
      .values({
        team_id: teamId,
        task_id: taskId,
        recipient_id: recipientId,
        round: 1,
        version: 1,
        sender_id: senderId,
        message_id: messageId,
        state: messageState,
        values: JSON.stringify({}),
        started_at: ctx.now(),
        ended_at: isAccepted ? ctx.now() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { taskId, recipientId, messageRowId, messageId };
  });
}

/** What is known of a recipient now. */
export const recipientNow = (pool: Db, teamId: number, recipientId: number) =>
  asTeam(pool, teamId, db =>
    db
      .selectFrom('mail_recipients')
      .selectAll()
      .where('team_id', '=', teamId)
      .where('id', '=', recipientId)
      .executeTakeFirstOrThrow(),
  );
