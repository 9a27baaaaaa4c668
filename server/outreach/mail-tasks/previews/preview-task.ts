import type { QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { previewRecipient } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import {
  recipientValues,
  snapshotOf,
  versionSnapshot,
  type Filling,
  type RoundTemplate,
  type ValuesFor,
} from '../../mail-content/service.ts';
import { sampleCreatorPage } from '../../../creators/creator-connections/invitations/invitations.ts';
import { sampleLink } from '../../mail-content/link-addresses.ts';
import { roundTemplate } from '../../mail-content/message-template.ts';
import type { SenderFace } from '../../senders/service.ts';
import { sendersOf } from '../checks/check-task.ts';
import { contentOf, taskToRead } from '../find-task.ts';
import { findRecipient as findRow } from '../queries.ts';
import { addressesOfDraft } from '../recipients/judged-recipients.queries.ts';
import { judgingOf } from '../recipients/judging-criteria.ts';

export interface Previewed {
  messageTemplate: RoundTemplate;
  filling: Filling;
  sender: SenderFace;
  missing: string[];
}

interface PreviewParams {
  taskId: number;
  round: number;
  /** Null for no particular recipient. */
  recipientId: number | null;
}

/** Returns a recipient of a task in any state; a draft looks the address up. */
async function findRecipient(
  db: Db,
  ctx: SignedIn,
  { taskId, recipientId }: PreviewParams,
): Promise<ValuesFor & { senderId: number | null }> {
  const task = await taskToRead(db, ctx, taskId);
  const nobody = { id: 0, creatorId: null, name: '', address: '', senderId: null };
  if (recipientId === null) return nobody;
  const row = await findRow(db, ctx.actor.teamId, taskId, recipientId);
  if (!row) throw new AppError('not_found');
  const { id, creator_id: creatorId, name, sender_id: senderId } = row;
  const address =
    row.state === 'draft'
      ? ((await addressesOfDraft(db, judgingOf(ctx, task), [id])).get(id) ?? '')
      : row.address;
  return { id, creatorId, name, address, senderId };
}

/**
 * Builds a round of a task for one recipient, with the code that sends it.
 * @param linkFor the value of `{{link}}`
 * @throws AppError not_found; task_not_ready without a sender
 */
export async function makePreview(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  asked: PreviewParams,
  linkFor: (...of: Parameters<typeof sampleLink>) => Promise<string | undefined> = sampleLink,
): Promise<Previewed> {
  const { teamId } = ctx.actor;
  const found = await asTeam(pool, teamId, async db => {
    const task = await taskToRead(db, ctx, asked.taskId);
    const content = contentOf(task);
    const recipient = await findRecipient(db, ctx, asked);
    const faces = await sendersOf(db, teamId, content);
    const sender = faces.find(({ id }) => id === recipient.senderId) ?? faces[0];
    if (!sender) throw new AppError('task_not_ready');
    const snapshot = task.started_at
      ? await versionSnapshot(db, { teamId, taskId: task.id, version: task.version })
      : await snapshotOf(db, ctx, world, content);
    return { recipient, sender, snapshot };
  });
  const { recipient, sender, snapshot } = found;
  const { round } = asked;
  const messageTemplate = await roundTemplate(pool, ctx, { teamId, snapshot, round, senderId: sender.id });
  const { variables } = messageTemplate;
  const values = await asTeam(pool, teamId, async db => {
    const link = variables.includes('link') ? await linkFor(db, teamId, snapshot) : undefined;
    const page = sampleCreatorPage(snapshot.publicUrl);
    const { lang } = snapshot.content;
    const wanted = {
      teamId,
      lang,
      variables,
      snapshot,
      senderId: sender.id,
      linkOf: () => link,
      pageOf: () => page,
    };
    return recipientValues(db, ctx, wanted, [recipient]);
  });
  const own = values.get(recipient.id) ?? {};
  return {
    messageTemplate,
    sender,
    filling: {
      to: { name: recipient.name || (own['creator.name'] ?? ''), address: recipient.address },
      messageId: `<${ctx.randomBytes(16).toString('hex')}@${sender.address.split('@')[1] ?? ''}>`,
      date: ctx.now(),
      references: [],
      token: null,
      values: own,
    },
    missing: messageTemplate.required.filter(name => !own[name]),
  };
}

/** @throws AppError not_found; task_not_ready without a sender */
export async function previewTask(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  { taskId, recipientId, round }: { taskId: number; recipientId: number } & QueryOf<typeof previewRecipient>,
): Promise<ReplyOf<typeof previewRecipient>> {
  const { messageTemplate, filling, missing } = await makePreview(pool, ctx, world, {
    taskId,
    recipientId,
    round,
  });
  const { from, to, subject, html, text } = messageTemplate.show(filling);
  return { from, to, subject, html, text, missing };
}
