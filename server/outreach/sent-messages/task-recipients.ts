import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listRecipients,
  Recipient,
  getRecipient,
} from '../../../contract/outreach/sent-messages/sent-messages.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { withTeamNames } from '../../creators/shared/team-names.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { sentSubject } from '../mail-content/service.ts';
import { taskToRead } from '../mail-tasks/find-task.ts';
import { waitReasons } from '../delivery/service.ts';
import { outboxRows } from './outbox.queries.ts';
import { presentRecipient } from './present-recipient.ts';
import {
  countFiltered,
  creatorFaces,
  hitsOf,
  lastResponses,
  messagesTo,
  pageOfRecipients,
  recipientRows,
  type OfTask,
} from './task-recipients.queries.ts';
import { timelineOf } from './recipient-timeline.ts';

/** Returns a task that is not a draft. @throws AppError not_found */
async function startedTask(db: Db, ctx: SignedIn, taskId: number): Promise<OfTask> {
  const task = await taskToRead(db, ctx, taskId);
  if (!task.started_at) throw new AppError('not_found');
  return { teamId: ctx.actor.teamId, taskId };
}

/** Adds the related data to rows, in the order of the ids. */
export async function readRecipients(
  db: Db,
  ctx: SignedIn,
  of: OfTask,
  ids: readonly number[],
): Promise<Recipient[]> {
  const rows = await recipientRows(db, of, ids);
  const creatorIds = rows.flatMap(({ creator_id: id }) => id ?? []);
  const creators = new Map(
    (await withTeamNames(db, of.teamId, await creatorFaces(db, creatorIds))).map(face => [face.id, face]),
  );
  const open = rows.filter(({ state }) => state === 'waiting' || state === 'in_doubt').map(({ id }) => id);
  const waits = open.length
    ? await waitReasons(db, ctx, of.teamId, of.taskId, open)
    : new Map<number, never>();
  const responses = await lastResponses(db, of, ids);
  return rows.map(row => {
    const creator = creators.get(row.creator_id ?? 0);
    return presentRecipient(row, { creator, wait: waits.get(row.id), response: responses.get(row.id) });
  });
}

/** @throws AppError not_found, also for a task that was not started */
export function listPageOfRecipients(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  { page, size, outcome, keyword }: QueryOf<typeof listRecipients>,
): Promise<ReplyOf<typeof listRecipients>> {
  const filter = { outcome, keyword: keyword?.trim() };
  return asTeam(db, ctx.actor.teamId, async db => {
    const of = await startedTask(db, ctx, taskId);
    const ids = await pageOfRecipients(db, of, filter, { size, offset: (page - 1) * size });
    return {
      recipients: await readRecipients(db, ctx, of, ids),
      total: await countFiltered(db, of, filter),
    };
  });
}

const maxHits = 500;

/** @throws AppError not_found */
export function loadRecipient(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  recipientId: number,
): Promise<ReplyOf<typeof getRecipient>> {
  return asTeam(db, ctx.actor.teamId, async db => {
    const of = await startedTask(db, ctx, taskId);
    const [recipient] = await readRecipients(db, ctx, of, [recipientId]);
    const [row] = await recipientRows(db, of, [recipientId]);
    if (!recipient || !row) throw new AppError('not_found');
    const messages = await messagesTo(db, of, recipientId);
    const ids = messages.map(({ id }) => id);
    const subjects = new Map((await outboxRows(db, of.teamId, ids)).map(each => [each.id, each]));
    const hits = await hitsOf(db, of, recipientId, maxHits);
    return {
      recipient,
      timeline: timelineOf(row, messages, hits),
      messages: messages.map(message => {
        const written = subjects.get(message.id);
        return {
          id: message.id,
          round: message.round,
          version: message.version,
          state: message.state,
          messageId: message.message_id,
          sender: message.sender ?? '',
          startedAt: message.started_at.toISOString(),
          endedAt: message.ended_at?.toISOString() ?? null,
          tries: message.tries,
          response: message.response,
          subject: written
            ? sentSubject({ own: written.own_subject, first: written.first_subject }, written.values)
            : '',
        };
      }),
    };
  });
}
