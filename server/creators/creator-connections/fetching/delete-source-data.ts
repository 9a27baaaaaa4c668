import type { SourceCode } from '../../../../contract/core/sources/source-codes.ts';
import { purgeSource } from '../../../catalogue/creator-records/source-policy/purge.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { endReportsOf } from '../../reports/service.ts';

/** Deletes at once everything that a source reported about a creator, also in shared reports. */
export async function deleteSourceData(
  db: Db,
  ctx: Context,
  creatorId: number,
  source: SourceCode,
): Promise<void> {
  await purgeSource(db, ctx, creatorId, source);
  await endReportsOf(db, ctx, [creatorId]);
}
