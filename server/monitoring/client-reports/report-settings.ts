import type { BodyOf } from '../../../contract/core/endpoint.ts';
import type { Lang } from '../../../contract/core/error-texts.ts';
import type {
  changeClientReport,
  ClientReportSettings,
} from '../../../contract/monitoring/client-reports/client-reports.ts';
import { usualParts } from '../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { holdOwnProject } from '../shared/projects.ts';
import { recordOf } from '../shared/project-records.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { findSettings, putSettings, type ReportIds } from './queries.ts';

const endsBefore: Record<Lang, string> = {
  zh: '结束日期不能早于开始日期',
  en: 'the end date is before the start date',
};

/** The settings before anybody has changed them. */
const firstSettings = (lang: Lang): ClientReportSettings => ({
  title: '',
  clientName: '',
  lang,
  beginsOn: null,
  endsOn: null,
  parts: [...usualParts],
  notes: '',
  hasLogo: true,
});

export async function settingsOf(
  db: Db,
  report: ReportIds,
  lang: Lang,
): Promise<{ settings: ClientReportSettings; revision: number }> {
  return (await findSettings(db, report)) ?? { settings: firstSettings(lang), revision: 0 };
}

/** Stores the default settings, so that a shared report keeps the language of the account that shared it. */
export async function keepFirst(db: Db, ctx: SignedIn, report: ReportIds): Promise<void> {
  const { settings, revision } = await settingsOf(db, report, ctx.lang);
  if (revision === 0)
    await putSettings(db, report, { settings, revision: 1, by: ctx.actor.accountId, at: ctx.now() });
}

/**
 * @returns the new revision
 * @throws AppError not_found, forbidden, changed_meanwhile; invalid_request for days in the wrong order
 */
export async function changeSettings(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
  { settings, revision }: BodyOf<typeof changeClientReport>,
): Promise<number> {
  const { teamId, accountId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const project = await holdOwnProject(db, ctx, projectId);
    const begins = settings.beginsOn ?? project.beginsOn;
    if ((settings.endsOn ?? project.endsOn) < begins)
      throw new AppError('invalid_request', {}, [{ field: 'settings.endsOn', reason: endsBefore[ctx.lang] }]);
    const before = await settingsOf(db, { teamId, projectId }, ctx.lang);
    if (before.revision !== revision) throw new AppError('changed_meanwhile');
    const next = { settings, revision: revision + 1, by: accountId, at: ctx.now() };
    await putSettings(db, { teamId, projectId }, next);
    // The audit log records which parts clients see; texts and days are saved while they are typed.
    const shown = (each: ClientReportSettings) => each.parts.toSorted().join(', ');
    if (shown(before.settings) !== shown(settings))
      await recordOperation(db, ctx, teamId, {
        ...recordOf('clientReport.parts', project),
        before: { parts: shown(before.settings) },
        after: { parts: shown(settings) },
      });
    return next.revision;
  });
}
