import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type {
  listOutbox,
  MessageRow,
  getMessage,
} from '../../../contract/outreach/sent-messages/sent-messages.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import type { SentFile } from '../../core/http/serve-endpoint.ts';
import type { MailServices } from '../../outside/mail-protocol/mail-services.ts';
import { sentSubject, versionSnapshot, type Filling, type RoundTemplate } from '../mail-content/service.ts';
import { roundTemplate } from '../mail-content/message-template.ts';
import {
  countMessages,
  earlierMessageIds,
  outboxRows,
  pageOfMessages,
  type OutboxRow,
} from './outbox.queries.ts';

function present(row: OutboxRow): MessageRow {
  return {
    id: row.id,
    taskId: row.task_id,
    task: row.task,
    recipientId: row.recipient_id,
    name: row.name,
    address: row.address,
    sender: row.sender ?? '',
    round: row.round,
    subject: sentSubject({ own: row.own_subject, first: row.first_subject }, row.values),
    state: row.state,
    startedAt: row.started_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    response: row.response,
  };
}

/** Returns every message of the team that was sent or tried, newest first. */
export function listMessages(
  db: Db,
  { actor: { teamId } }: SignedIn,
  { page, size, keyword, ...filter }: QueryOf<typeof listOutbox>,
): Promise<ReplyOf<typeof listOutbox>> {
  const wanted = { ...filter, keyword: keyword?.trim() };
  return asTeam(db, teamId, async db => {
    const ids = await pageOfMessages(db, teamId, wanted, { size, offset: (page - 1) * size });
    return {
      messages: (await outboxRows(db, teamId, ids)).map(present),
      total: await countMessages(db, teamId, wanted),
    };
  });
}

interface Remade {
  row: OutboxRow;
  messageTemplate: RoundTemplate;
  filling: Filling;
}

/** Reads what a message was built from: its version, and the values of the variables. */
async function remake(pool: Db, ctx: SignedIn, world: MailServices, id: number): Promise<Remade> {
  const { teamId } = ctx.actor;
  const { row, snapshot, earlier } = await asTeam(pool, teamId, async db => {
    const [row] = await outboxRows(db, teamId, [id]);
    if (!row) throw new AppError('not_found');
    const { task_id: taskId, version } = row;
    const snapshot = await versionSnapshot(db, { teamId, taskId, version });
    return { row, snapshot, earlier: await earlierMessageIds(db, teamId, row) };
  });
  const { round, sender_id: senderId } = row;
  const messageTemplate = await roundTemplate(pool, ctx, { teamId, snapshot, round, senderId });
  const filling = {
    to: { name: row.name, address: row.address },
    messageId: row.message_id,
    date: row.started_at,
    references: row.thread_ids.split(' ').filter(messageId => earlier.has(messageId)),
    token: world.linkTokens.seal(teamId, row.id),
    replyToken: world.linkTokens.sealReply(teamId, row.id),
    values: row.values,
  };
  return { row, messageTemplate, filling };
}

/** Returns a message as it was sent; viewing it is not counted. @throws AppError not_found */
export async function loadMessage(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  id: number,
): Promise<ReplyOf<typeof getMessage>> {
  const { row, messageTemplate, filling } = await remake(pool, ctx, world, id);
  const { from, cc, html, text, headers, attachments } = messageTemplate.show(filling);
  return { message: present(row), from, cc, html, text, headers, attachments };
}

/** Returns the same byte for byte. @throws AppError not_found */
export async function readSource(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  id: number,
): Promise<SentFile> {
  const { row, messageTemplate, filling } = await remake(pool, ctx, world, id);
  return { content: messageTemplate.write(filling), mediaType: 'message/rfc822', name: `${row.id}.eml` };
}
