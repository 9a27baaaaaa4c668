import type { ReplyOf } from '../../../contract/core/endpoint.ts';
import { clientReportParts } from '../../../contract/monitoring/client-reports/client-report-kinds.ts';
import type { getClientReport } from '../../../contract/monitoring/client-reports/client-reports.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { composeReport } from './content/compose-report.ts';

/** Returns all parts, so that one that is chosen appears at once. @throws AppError not_found */
export async function loadReport(
  pool: Db,
  ctx: SignedIn,
  projectId: number,
): Promise<ReplyOf<typeof getClientReport>> {
  const { content, known } = await composeReport(pool, ctx, projectId, clientReportParts);
  const { settings, revision, project, logo } = known;
  return { settings, revision, projectName: project.name, logo, content, mine: project.mine };
}
