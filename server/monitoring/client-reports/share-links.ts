import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import { clientReportLimits } from '../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type {
  addClientReportLink,
  listClientReportLinks,
} from '../../../contract/monitoring/client-reports/client-reports.ts';
import { day } from '../../../contract/core/format.ts';
import { hashToken, newToken } from '../../core/auth/random-token.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue, processDue } from '../../core/db/due-work/due-work.ts';
import { asTeam } from '../../core/db/tenant.ts';
import type { LinkServices } from '../../outside/network/link-services.ts';
import { AppError } from '../../core/errors.ts';
import { holdOwnProject, requireOwnProject, requireProject } from '../shared/projects.ts';
import { recordOf } from '../shared/project-records.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { dayStarts } from '../../catalogue/metric-interpolation/local-days.ts';
import { keepFirst } from './report-settings.ts';
import type { ReportIds } from './queries.ts';
import { deleteLink, insertLink, openLinks, revokeLink, revokeLinksOf } from './share-links.queries.ts';

const texts = {
  many: {
    zh: `一个项目同时最多有 ${clientReportLimits.links} 个有效链接，请先撤回不用的`,
    en: `A project can have up to ${clientReportLimits.links} active links. Revoke one first.`,
  },
  day: {
    zh: `请选择今天起 ${clientReportLimits.maxDays} 天内的日期`,
    en: `choose a date within ${clientReportLimits.maxDays} days from today`,
  },
} as const satisfies Record<string, Record<Lang, string>>;

const dayMs = 86_400_000;

const invalid = ({ lang }: SignedIn, text: keyof typeof texts) =>
  new AppError('invalid_request', {}, [{ field: 'lastDay', reason: texts[text][lang] }]);

/** Returns when the last day ends in the project's time zone. */
function expiryOf(ctx: SignedIn, zone: string, lastDay: string): Date {
  const now = ctx.now();
  const latest = new Date(now.getTime() + clientReportLimits.maxDays * dayMs);
  const isWithin = lastDay >= day(now.toISOString(), zone) && lastDay <= day(latest.toISOString(), zone);
  if (!isWithin) throw invalid(ctx, 'day');
  return new Date((dayStarts(zone, lastDay, lastDay).at(-1) ?? 0) * 1000);
}

/**
 * Creates an address that nobody can guess and that is returned only once, valid until the end of its last day.
 * @throws AppError not_found, forbidden; invalid_request for the day, or beyond the limit
 */
export async function addLink(
  pool: Db,
  ctx: SignedIn,
  { publicUrl }: Pick<LinkServices, 'publicUrl'>,
  projectId: number,
  { lastDay }: BodyOf<typeof addClientReportLink>,
): Promise<ReplyOf<typeof addClientReportLink>> {
  const { teamId, accountId } = ctx.actor;
  const token = newToken(ctx);
  const report = { teamId, projectId };
  return asTeam(pool, teamId, async db => {
    const project = await holdOwnProject(db, ctx, projectId);
    const expires_at = expiryOf(ctx, project.zone, lastDay);
    const open = await openLinks(db, report, ctx.now());
    if (open.length >= clientReportLimits.links) throw invalid(ctx, 'many');
    await keepFirst(db, ctx, report);
    const link = { expires_at, created_by: accountId, created_at: ctx.now() };
    const id = await insertLink(db, report, link, hashToken(token));
    await putDue(db, 'clientReports.over', { teamId, id }, expires_at);
    const expiresAt = expires_at.toISOString();
    await recordOperation(db, ctx, teamId, {
      ...recordOf('clientReport.share', project),
      after: { expiresAt },
    });
    return { id, url: `${publicUrl}/c/${token}`, expiresAt };
  });
}

/** @throws AppError not_found */
export function listLinks(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
): Promise<ReplyOf<typeof listClientReportLinks>> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    await requireProject(db, ctx, projectId);
    const rows = await openLinks(db, { teamId, projectId }, ctx.now());
    return {
      links: rows.map(row => ({
        id: row.id,
        by: row.by ?? '',
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        opened: row.opened,
        openedAt: row.opened_at?.toISOString() ?? null,
      })),
    };
  });
}

/** The address opens nothing from now on. @throws AppError not_found, forbidden */
export async function endLink(pool: Db, ctx: SignedIn, projectId: number, id: number): Promise<void> {
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const project = await requireOwnProject(db, ctx, projectId);
    const now = ctx.now();
    if (!(await revokeLink(db, { teamId, projectId }, id, now))) throw new AppError('not_found');
    await putDue(db, 'clientReports.over', { teamId, id }, now);
    await recordOperation(db, ctx, teamId, recordOf('clientReport.revoke', project));
  });
}

/** Revokes all addresses of a removed project, in the caller's transaction as the team. */
export async function endLinksOf(db: Db, ctx: Pick<Context, 'now'>, report: ReportIds): Promise<void> {
  const now = ctx.now();
  for (const id of await revokeLinksOf(db, report, now))
    await putDue(db, 'clientReports.over', { teamId: report.teamId, id }, now);
}

/** Deletes addresses this many days after they expired; until then their page says that. */
export async function deleteOldLinks(pool: Db, ctx: Context, days: number): Promise<void> {
  const until = new Date(ctx.now().getTime() - days * dayMs);
  const deleteDue = () =>
    processDue(pool, 'clientReports.over', until, (db, { teamId, id }) => deleteLink(db, teamId, id));
  while (await deleteDue());
}
