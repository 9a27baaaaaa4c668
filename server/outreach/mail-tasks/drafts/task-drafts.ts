import type { BodyOf } from '../../../../contract/core/endpoint.ts';
import type { Lang } from '../../../../contract/core/error-texts.ts';
import type { MailRound, TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { createDraft, saveDraft } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { resolveSelection } from '../../../creators/bulk/service.ts';
import { cleanHtml } from '../../mail-content/html/clean-html.ts';
import { senderFaces } from '../../senders/service.ts';
import { putCreators } from '../recipients/draft-recipients.ts';
import { emptyContent } from './empty-content.ts';
import { deleteUntouched } from './untouched-drafts.queries.ts';
import { contentOf, taskToChange, taskToRead } from '../find-task.ts';
import { deleteTask, insertTask, updateTask } from '../queries.ts';
import { recordTaskChange } from '../record-task-change.ts';

const copyTexts: Record<Lang, string> = { zh: '（副本）', en: ' (copy)' };
const longestName = 100;

const nameOfCopy = (name: string, lang: Lang) =>
  name ? name.slice(0, longestName - copyTexts[lang].length) + copyTexts[lang] : '';

/** A look at the composer leaves nothing behind; a page that is still open keeps its draft for a day. */
const keptUntouchedMs = 86_400_000;

/** Prepares rounds for storing: cleans their HTML. */
export const cleanRounds = (rounds: readonly MailRound[]): MailRound[] =>
  rounds.map(round => ({ ...round, html: cleanHtml(round.html) }));

/** A copy uses those of its senders that still exist; a new draft uses the first verified sender. */
async function contentToBegin(db: Db, ctx: SignedIn, copyOf: number | undefined): Promise<TaskContent> {
  const senders = await senderFaces(db, ctx.actor.teamId);
  if (copyOf === undefined) {
    const verified = senders.filter(({ state }) => state === 'verified').map(({ id }) => id);
    return emptyContent(ctx.lang, verified.slice(0, 1));
  }
  const content = contentOf(await taskToRead(db, ctx, copyOf));
  const bound = new Set(senders.map(({ id }) => id));
  return {
    ...content,
    name: nameOfCopy(content.name, ctx.lang),
    senderIds: content.senderIds.filter(id => bound.has(id)),
  };
}

/** @throws AppError not_found for the task or the list; invalid_request for more recipients than a task can have */
export async function makeDraft(
  pool: Db,
  ctx: SignedIn,
  { copyOf, selection }: BodyOf<typeof createDraft>,
): Promise<{ id: number }> {
  const creatorIds = selection ? await resolveSelection(pool, ctx, selection) : [];
  return asTeam(pool, ctx.actor.teamId, async db => {
    const content = await contentToBegin(db, ctx, copyOf);
    await deleteUntouched(db, ctx.actor, new Date(ctx.now().getTime() - keptUntouchedMs));
    const id = await insertTask(db, ctx.actor, content, ctx.now());
    await putCreators(db, ctx, id, creatorIds);
    return { id };
  });
}

/** In the caller's transaction as the team. @throws AppError invalid_request for more recipients than a task can have */
export async function draftForCampaign(
  db: Db,
  ctx: SignedIn,
  { campaignId, name, creatorIds }: { campaignId: number; name: string; creatorIds: readonly number[] },
): Promise<number> {
  const content = { ...(await contentToBegin(db, ctx, undefined)), name: name.slice(0, longestName) };
  const id = await insertTask(db, { ...ctx.actor, campaignId }, content, ctx.now());
  await putCreators(db, ctx, id, creatorIds);
  return id;
}

/** @throws AppError not_found, forbidden, task_state; changed_meanwhile if it was saved since `revision` */
export function writeDraft(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  { content, revision }: BodyOf<typeof saveDraft>,
): Promise<{ revision: number }> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['draft']);
    if (task.revision !== revision) throw new AppError('changed_meanwhile');
    const cleaned = { ...content, rounds: cleanRounds(content.rounds) };
    await updateTask(db, teamId, taskId, {
      name: content.name,
      content: JSON.stringify(cleaned),
      revision: revision + 1,
      changed_at: ctx.now(),
    });
    return { revision: revision + 1 };
  });
}

/** @throws AppError not_found, forbidden; task_state if it is not a draft */
export async function removeDraft(db: Db, ctx: SignedIn, taskId: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['draft']);
    await deleteTask(db, teamId, taskId);
    await recordTaskChange(db, ctx, task, 'mailTask.delete');
  });
}
