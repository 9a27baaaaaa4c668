import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { limits } from '../../../contract/core/limits.ts';
import type { OperationAction } from '../../../contract/activity/audit-log.ts';
import type { listReports, shareReport } from '../../../contract/creators/reports.ts';
import { hashToken, newToken } from '../../core/auth/random-token.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { AppError } from '../../core/errors.ts';
import { earliestKeepUntil } from '../../catalogue/creator-records/service.ts';
import { purgeExpired } from '../../catalogue/creator-records/source-policy/purge.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import {
  countOpenReports,
  deleteReport,
  insertReport,
  lockReports,
  openReports,
  revokeReport,
  revokeReportsOf,
  teamsWithReports,
} from './queries.ts';
import { composeReport } from './report-content.ts';

const texts = {
  zh: { many: `团队同时最多有 ${limits.openReports} 个有效的分享链接，请先撤回不用的` },
  en: { many: `A team can have up to ${limits.openReports} active report links: revoke one first` },
};

const msOfDay = 86_400_000;

const recordOf = (action: OperationAction, { id, title }: { id: number; title: string }) => ({
  action,
  subject: 'report',
  subjectId: id,
  subjectName: title,
});

async function refuseMany(db: Db, ctx: SignedIn): Promise<void> {
  if ((await countOpenReports(db, ctx.actor.teamId, ctx.now())) < limits.openReports) return;
  throw new AppError('invalid_request', {}, [{ field: 'title', reason: texts[ctx.lang].many }]);
}

/**
 * Stores a report as of now under an address that nobody can guess and that is returned only once. It expires when the
 * terms of a source require its data to be deleted.
 * @throws AppError not_found; invalid_request if the team has the most reports it may have
 */
export async function createReport(
  pool: Db,
  ctx: SignedIn,
  { publicUrl }: Pick<LinkServices, 'publicUrl'>,
  { ids, title, lang, days }: BodyOf<typeof shareReport>,
): Promise<ReplyOf<typeof shareReport>> {
  const { teamId, accountId } = ctx.actor;
  const creators = [...new Set(ids)];
  await purgeExpired(pool, ctx, creators);
  const content = await composeReport(pool, ctx, creators);
  const token = newToken(ctx);
  const created_at = ctx.now();
  const wanted = new Date(created_at.getTime() + days * msOfDay);
  const keepUntil = await earliestKeepUntil(pool, creators);
  const isShortened = keepUntil !== null && keepUntil < wanted;
  const expires_at = isShortened ? keepUntil : wanted;
  const report = { title, lang, content, expires_at, created_by: accountId, created_at };
  return asTeam(pool, teamId, async db => {
    await lockReports(db, teamId);
    await refuseMany(db, ctx);
    const id = await insertReport(db, teamId, report, hashToken(token));
    await putDue(db, 'reports.over', { teamId, id }, expires_at);
    const names = content.comparison.creators.map(({ name, handle }) => name || handle).join(', ');
    await recordOperation(db, ctx, teamId, {
      ...recordOf('report.share', { id, title: title || names }),
      after: { creators: names, expiresAt: expires_at.toISOString() },
    });
    return { id, url: `${publicUrl}/r/${token}`, expiresAt: expires_at.toISOString(), isShortened };
  });
}

export function loadReports(pool: Db, ctx: SignedIn): Promise<ReplyOf<typeof listReports>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => ({
    reports: (await openReports(db, teamId, ctx.now())).map(row => ({
      id: row.id,
      title: row.title,
      names: row.names,
      by: row.by ?? '',
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  }));
}

/**
 * The address opens nothing from now on; the report is deleted later, with other expired ones. @throws AppError
 * not_found
 */
export async function revokeOwnReport(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const revoked = await revokeReport(db, teamId, id, ctx.now());
    if (!revoked) throw new AppError('not_found');
    await putDue(db, 'reports.over', { teamId, id }, ctx.now());
    await recordOperation(db, ctx, teamId, recordOf('report.revoke', { id, ...revoked }));
  });
}

/** Revokes all reports that show one of these creators, because their data must not be kept any longer. */
export async function endReportsOf(pool: Db, ctx: Context, creatorIds: readonly number[]): Promise<void> {
  for (const teamId of await teamsWithReports(pool)) {
    await asTeam(pool, teamId, async db => {
      for (const id of await revokeReportsOf(db, teamId, creatorIds, ctx.now()))
        await putDue(db, 'reports.over', { teamId, id }, ctx.now());
    });
  }
}

/** Deletes reports that can no longer be opened. */
export async function deleteOldReports(pool: Db, ctx: Context): Promise<void> {
  const deleteDue = () =>
    processDue(pool, 'reports.over', ctx.now(), (db, { teamId, id }) => deleteReport(db, teamId, id));
  while (await deleteDue());
}
