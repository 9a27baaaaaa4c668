import type { ReplyOf } from '../../../../contract/core/endpoint.ts';
import type { TaskContent } from '../../../../contract/outreach/mail-content.ts';
import type { Finding } from '../../../../contract/outreach/mail-tasks/task-findings.ts';
import type { checkTask } from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import type { Queued } from '../../../../contract/outreach/mail-tasks/queued-mails.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import type { MailServices } from '../../../outside/mail-protocol/mail-services.ts';
import { leftOf, quotaOf, type Quota } from '../../../billing/plans/member-quotas.ts';
import type { WebAsker } from '../../../outside/network/ask-web.ts';
import type { RoundMeasured, ValuesFor } from '../../mail-content/service.ts';
import { deadLinks } from '../../mail-content/checks/dead-links.ts';
import { checkContent } from '../../mail-content/checks/check-content.ts';
import { senderFaces, type SenderFace } from '../../senders/service.ts';
import { contentOf, taskToRead } from '../find-task.ts';
import { errorOf, formFindings } from './form-findings.ts';
import { goingRecipients } from '../recipients/going-recipients.ts';
import { linkFindings } from './link-findings.ts';
import { measureRounds } from './measure-rounds.ts';
import type { TaskRecord } from '../queries.ts';
import { queuedOfDraft } from '../planning/queued-drafts.ts';
import { planFirstRound, type FirstRound } from '../planning/sending-plan.ts';

/** Returns the senders of a task that are still connected, in rotation order. */
export async function sendersOf(db: Db, teamId: number, { senderIds }: TaskContent): Promise<SenderFace[]> {
  const faces = new Map((await senderFaces(db, teamId, senderIds)).map(face => [face.id, face]));
  return senderIds.flatMap(id => faces.get(id) ?? []);
}

function senderFindings(faces: readonly SenderFace[]): Finding[] {
  if (!faces.length) return [errorOf('noSender')];
  return faces
    .filter(({ state }) => state !== 'verified')
    .map(({ address }) => errorOf('senderNotVerified', { sender: address }));
}

function planFindings(ok: number, { leftToday, leftDaily, days }: FirstRound): Finding[] {
  if (ok <= leftToday) return [];
  const details = { left: leftToday, daily: leftDaily, days };
  if (leftDaily === 0) return [errorOf('planLimit', details)];
  return [{ severity: 'warning', finding: 'planLimit', round: null, details }];
}

/** What is beyond the monthly quota of whoever made the task is sent in the next month. */
function quotaFindings(ok: number, quota: Quota | null): Finding[] {
  const left = leftOf(quota);
  if (!quota || ok <= left) return [];
  const details = { left, limit: quota.max };
  if (quota.max === 0) return [errorOf('memberQuota', details)];
  return [{ severity: 'warning', finding: 'memberQuota', round: null, details }];
}

interface TaskState {
  task: TaskRecord;
  content: TaskContent;
  faces: SenderFace[];
  going: ValuesFor[];
  plan: FirstRound;
  quota: Quota | null;
  queued: Queued | null;
  ofLink: Finding[];
}

/** Reads everything from the database in one transaction. */
function readTaskState(pool: Db, ctx: SignedIn, taskId: number, at: Date): Promise<TaskState> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const task = await taskToRead(db, ctx, taskId);
    if (task.state !== 'draft' && task.state !== 'timed') throw new AppError('task_state');
    const content = contentOf(task);
    const recipients = await goingRecipients(db, ctx, task);
    const faces = await sendersOf(db, teamId, content);
    const queued = await queuedOfDraft(db, ctx, content, recipients, at);
    const plan = await planFirstRound(db, ctx, { content, faces, recipients, at });
    const through = plan.end ?? at;
    const maker = { ...ctx, actor: { teamId, accountId: task.account_id } };
    const quota = await quotaOf(db, maker, 'mail.daily', plan.teamZone);
    const ofLink = await linkFindings(db, { teamId, content, signatures: faces, from: at, through });
    const going = recipients.map(({ id, creator_id: creatorId, name, address }) => ({
      id,
      creatorId,
      name,
      address,
    }));
    return { task, content, faces, going, plan, quota, queued, ofLink };
  });
}

interface Checking {
  /** When it will be sent. */
  at: Date;
  /** Whether to check the values of every recipient, which takes a while. */
  withValues: boolean;
}

/** Checks everything except whether links answer. @throws AppError not_found; task_state for a started task */
export async function checkDraft(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  taskId: number,
  { at, withValues }: Checking,
) {
  const taskState = await readTaskState(pool, ctx, taskId, at);
  const { content, faces, going, plan, quota, ofLink } = taskState;
  const [first] = faces;
  const limits = faces.flatMap(face => face.maxMessageBytes ?? []);
  const maxBytes = limits.length ? Math.min(...limits) : null;
  const asked = first && { content, senderId: first.id, recipients: withValues ? going : [] };
  const { measured, links } = asked
    ? await measureRounds(pool, ctx, world, asked)
    : { measured: [] as RoundMeasured[], links: [] };
  const findings = [
    ...formFindings(content, at),
    ...senderFindings(faces),
    ...(going.length ? [] : [errorOf('noRecipients')]),
    ...planFindings(going.length, plan),
    ...quotaFindings(going.length, quota),
    ...checkContent(content, measured, { maxBytes }),
    ...ofLink,
  ];
  return {
    ...taskState,
    findings,
    links,
    maxBytes,
    bytes: Math.max(0, ...measured.map(({ bytes }) => bytes)),
  };
}

/** @throws AppError not_found; task_state for a started task */
export async function checkMailTask(
  pool: Db,
  ctx: SignedIn,
  world: MailServices,
  { taskId, ask }: { taskId: number; ask: WebAsker },
): Promise<ReplyOf<typeof checkTask>> {
  const checking = { at: ctx.now(), withValues: true };
  const { findings, links, going, plan, quota, queued, bytes, maxBytes } = await checkDraft(
    pool,
    ctx,
    world,
    taskId,
    checking,
  );
  const dead = new Set(
    await deadLinks(
      links.map(({ link }) => link),
      ask,
    ),
  );
  const ofLinks = links
    .filter(({ link }) => dead.has(link))
    .map(({ round, link }): Finding => ({
      severity: 'warning',
      finding: 'deadLink',
      round,
      details: { link },
    }));
  return {
    findings: [...findings, ...ofLinks],
    ok: going.length,
    // The rest of a month’s quota comes next month: until then nobody knows the end.
    expectedEnd: going.length > leftOf(quota) ? null : (plan.end?.toISOString() ?? null),
    days: plan.days,
    queued,
    messageBytes: bytes,
    maxMessageBytes: maxBytes,
  };
}
