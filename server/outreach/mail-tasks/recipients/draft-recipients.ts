import type { BodyOf, QueryOf, ReplyOf } from '../../../../contract/core/endpoint.ts';
import { dateTime, day } from '../../../../contract/core/format.ts';
import { addressLines, readPasted } from '../../../../contract/core/mail/pasted-addresses.ts';
import {
  type DraftRecipient,
  type LeaveOutReason,
  leaveOutReasons,
} from '../../../../contract/outreach/mail-tasks/draft-recipients.ts';
import type {
  addRecipients,
  keepRecipients,
  listDraftRecipients,
  removeRecipients,
  unlockRecipients,
} from '../../../../contract/outreach/mail-tasks/mail-tasks.ts';
import { faceOf } from '../../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { findErased } from '../../../core/db/personal-data/erased-keys.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { AppError } from '../../../core/errors.ts';
import { resolveSelection } from '../../../creators/bulk/service.ts';
import { withTeamNames } from '../../../creators/shared/team-names.ts';
import { unlockAddresses } from '../../../creators/creator-emails/unlock-addresses.ts';
import { readTeamPlan, roomFor } from '../../../billing/plans/service.ts';
import {
  countRecipients,
  creatorFaces,
  deleteRecipients,
  insertCreators,
  insertPasted,
  knownCreators,
  type CreatorFace,
} from './draft-recipients.queries.ts';
import { taskToChange, taskToRead } from '../find-task.ts';
import {
  judgedPage,
  keepJudged,
  lockedTargets,
  removeJudged,
  type JudgedRow,
} from './judged-recipients.queries.ts';
import { judgingOf } from './judging-criteria.ts';
import { updateTask } from '../queries.ts';
import { zoneOf } from '../recipient-time-zone.ts';

/** The most recipients of a task. */
export const maxRecipients = 20_000;

const tooManyTexts = {
  zh: `一个任务最多 ${maxRecipients.toLocaleString('en-US')} 位收件人，请分成几个任务`,
  en: `A task can have up to ${maxRecipients.toLocaleString('en-US')} recipients. Split it into several.`,
};

const suppressionTexts: Record<SignedIn['lang'], Record<string, string>> = {
  zh: { unsubscribed: '已退订', bounced: '地址退信', complaint: '投诉为垃圾邮件', manual: '手动屏蔽' },
  en: {
    unsubscribed: 'unsubscribed',
    bounced: 'bounced',
    complaint: 'marked as spam',
    manual: 'added manually',
  },
};

interface Reader {
  lang: SignedIn['lang'];
  timeZone: string;
}

function detailsOf(row: JudgedRow, { lang, timeZone }: Reader): string {
  const dayOf = (at: Date | null) => (at ? day(at.toISOString(), timeZone) : '');
  switch (row.reason) {
    case 'blocked':
      return row.blockedReason ?? '';
    case 'excluded':
      return row.excludedReason ?? '';
    case 'suppressed':
      return `${suppressionTexts[lang][row.suppressedReason ?? ''] ?? ''} ${dayOf(row.suppressedAt)}`.trim();
    case 'bounced':
      return dayOf(row.bouncedAt);
    case 'contacted':
      return `${row.contactedBy ?? ''} ${row.contactedAt ? dateTime(row.contactedAt.toISOString(), timeZone) : ''}`.trim();
    default:
      return '';
  }
}

function present(row: JudgedRow, creator: CreatorFace | undefined, reader: Reader): DraftRecipient {
  return {
    id: row.id,
    creatorId: row.creatorId,
    name: row.name || creator?.name || creator?.handle || '',
    handle: creator?.handle ?? '',
    platform: creator?.platform ?? '',
    avatarUrl: creator ? faceOf(creator.id, creator.avatar_url) : '',
    address: row.address,
    timeZone: zoneOf(creator?.region ?? null, reader.timeZone),
    reason: row.reason,
    details: detailsOf(row, reader),
    kept: row.isKept,
  };
}

type Listed = ReplyOf<typeof listDraftRecipients>;

function summed(counts: Awaited<ReturnType<typeof judgedPage>>['counts']): Pick<Listed, 'ok' | 'reasons'> {
  const sumOf = (fits: (each: (typeof counts)[number]) => boolean) =>
    counts.filter(fits).reduce((sum, { count }) => sum + count, 0);
  return {
    ok: sumOf(({ reason, isKept }) => reason === null || isKept),
    reasons: leaveOutReasons.flatMap(reason => {
      const count = sumOf(each => each.reason === reason);
      return count ? [{ reason, count, kept: sumOf(each => each.reason === reason && each.isKept) }] : [];
    }),
  };
}

function shownOf(
  { ok, reasons }: Pick<Listed, 'ok' | 'reasons'>,
  show: 'all' | 'ok' | LeaveOutReason,
  all: number,
) {
  if (show === 'all') return all;
  return show === 'ok' ? ok : (reasons.find(({ reason }) => reason === show)?.count ?? 0);
}

/** @throws AppError not_found; task_state for a started task */
export function listDraft(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  { show, page, size }: QueryOf<typeof listDraftRecipients>,
): Promise<Listed> {
  return asTeam(db, ctx.actor.teamId, async db => {
    const task = await taskToRead(db, ctx, taskId);
    if (task.started_at) throw new AppError('task_state');
    const { timeZone } = await readTeamPlan(db, ctx);
    const wanted = { show, size, offset: (page - 1) * size };
    const { rows, counts, unlockCost } = await judgedPage(db, judgingOf(ctx, task), wanted);
    const ids = rows.flatMap(({ creatorId }) => (creatorId === null ? [] : [creatorId]));
    const creators = new Map(
      (await withTeamNames(db, ctx.actor.teamId, await creatorFaces(db, ids))).map(row => [row.id, row]),
    );
    const sums = summed(counts);
    const reader = { lang: ctx.lang, timeZone };
    return {
      recipients: rows.map(row => present(row, creators.get(row.creatorId ?? 0), reader)),
      total: shownOf(
        sums,
        show,
        counts.reduce((sum, { count }) => sum + count, 0),
      ),
      ...sums,
      unlockCost,
      unlocksLeft: await roomFor(db, ctx, 'email.unlock'),
    };
  });
}

/** In the caller's transaction, which has locked the draft. @throws AppError invalid_request beyond `maxRecipients` */
export async function putCreators(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  creatorIds: readonly number[],
): Promise<{ added: number; already: number }> {
  const of = { teamId: ctx.actor.teamId, taskId };
  const known = await knownCreators(db, creatorIds);
  const added = await insertCreators(db, of, known);
  await refuseTooMany(db, ctx, taskId, 'selection');
  return { added, already: known.length - added };
}

async function refuseTooMany(db: Db, ctx: SignedIn, taskId: number, field: string): Promise<void> {
  if ((await countRecipients(db, { teamId: ctx.actor.teamId, taskId })) <= maxRecipients) return;
  throw new AppError('invalid_request', {}, [{ field, reason: tooManyTexts[ctx.lang] }]);
}

/** @throws AppError not_found, forbidden, task_state; invalid_request beyond `maxRecipients` */
export async function addToDraft(
  pool: Db,
  ctx: SignedIn,
  taskId: number,
  { selection, pasted }: BodyOf<typeof addRecipients>,
): Promise<ReplyOf<typeof addRecipients>> {
  const { teamId } = ctx.actor;
  const creatorIds = selection ? await resolveSelection(pool, ctx, selection) : [];
  const { addresses, lines } = readPasted(pasted ?? '');
  return asTeam(pool, teamId, async db => {
    await taskToChange(db, ctx, taskId, ['draft']);
    const creators = await putCreators(db, ctx, taskId, creatorIds);
    const erased = await findErased(
      db,
      addresses.map(({ address }) => address),
    );
    const welcome = addresses.filter(({ address }) => !erased.has(address));
    const added = await insertPasted(db, { teamId, taskId }, welcome);
    await refuseTooMany(db, ctx, taskId, 'pasted');
    await updateTask(db, teamId, taskId, { changed_at: ctx.now() });
    return {
      added: creators.added + added.length,
      already: creators.already + welcome.length - added.length,
      lines: addressLines(lines, added, erased),
    };
  });
}

/** @throws AppError not_found, forbidden, task_state */
export function removeFromDraft(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  { ids, reason, all }: BodyOf<typeof removeRecipients>,
): Promise<{ removed: number }> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['draft']);
    let removed = 0;
    if (all) removed = await deleteRecipients(db, { teamId, taskId }, null);
    else if (ids) removed = await deleteRecipients(db, { teamId, taskId }, ids);
    else if (reason) removed = await removeJudged(db, judgingOf(ctx, task), reason);
    if (removed) await updateTask(db, teamId, taskId, { changed_at: ctx.now() });
    return { removed };
  });
}

/** @throws AppError not_found, forbidden, task_state */
export function keepInDraft(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  wanted: BodyOf<typeof keepRecipients>,
): Promise<{ changed: number }> {
  return asTeam(db, ctx.actor.teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['draft']);
    const { reason, keep, ids } = wanted;
    return { changed: await keepJudged(db, judgingOf(ctx, task), { reason, keep, ids }) };
  });
}

/**
 * Unlocks of each locked recipient the address that is written to: as many as the plan has left, in the order of the
 * creators, and no more than `max`. @throws AppError not_found, forbidden, task_state
 */
export function unlockDraft(
  db: Db,
  ctx: SignedIn,
  taskId: number,
  { max }: BodyOf<typeof unlockRecipients>,
): Promise<ReplyOf<typeof unlockRecipients>> {
  return asTeam(db, ctx.actor.teamId, async db => {
    const task = await taskToChange(db, ctx, taskId, ['draft']);
    const only = await lockedTargets(db, judgingOf(ctx, task));
    const { creators, taken, locked } = await unlockAddresses(db, ctx, [...only.keys()], { max, only });
    return { unlocked: creators, taken, locked };
  });
}
