import { day } from '../../../../contract/core/format.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { xlsxMediaType } from '../../../core/storage/write-xlsx.ts';
import { writeBook } from '../../../core/storage/write-workbook.ts';
import { recordOf } from '../../shared/project-records.ts';
import { recordOperation } from '../../../activity/audit-log/service.ts';
import { consumeEntitlement } from '../../../billing/plans/service.ts';
import { sheetsOf } from './report-workbook.ts';
import { composeReport } from '../content/compose-report.ts';

/**
 * Returns the current report as an Excel file, in its own language. Its posts count as exported rows.
 * @throws AppError not_found, entitlement_exceeded
 */
export async function fileOf(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
): Promise<{ content: Buffer; mediaType: string; name: string }> {
  const { content, known } = await composeReport(pool, ctx, projectId);
  const bytes = await writeBook(sheetsOf(content));
  const { teamId } = ctx.actor;
  await asTeam(pool, teamId, async db => {
    const rows = content.gallery?.length ?? 0;
    if (rows) await consumeEntitlement(db, ctx, 'export.rows', { amount: rows });
    await recordOperation(db, ctx, teamId, {
      ...recordOf('clientReport.export', known.project),
      after: { rows },
    });
  });
  const name = `${content.title.replace(/[\\/:*?"<>|]/g, ' ')} ${day(content.madeAt, content.zone)}.xlsx`;
  return { content: bytes, mediaType: xlsxMediaType, name };
}
