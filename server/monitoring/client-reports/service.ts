import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { endLinksOf } from './share-links.ts';
import { deleteSettings, type ReportIds } from './queries.ts';

/** Ends the report of a removed project, in the caller's transaction as the team. */
export async function deleteReportOf(db: Db, ctx: Pick<Context, 'now'>, report: ReportIds): Promise<void> {
  await endLinksOf(db, ctx, report);
  await deleteSettings(db, report);
}
