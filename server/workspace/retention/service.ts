import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { deleteOldRows, type DeleteOld } from '../../core/db/personal-data/old-rows.ts';
import { eraseOldValues } from '../../activity/audit-log/service.ts';
import { deleteUnfinished } from '../../creators/list-imports/delete-unfinished.ts';
import { listTeamIds } from '../../identity/accounts/service.ts';
import { deleteOldContents, deleteOldUnanswered } from '../../inbox/threads/service.ts';

/** What teams keep until an installation says for how many days; the others have jobs of their own. */
const kept = {
  operationValues: eraseOldValues,
  unfinishedImports: deleteUnfinished,
  // First what goes as a whole.
  unansweredThreads: deleteOldUnanswered,
  mailContents: deleteOldContents,
} satisfies Record<string, DeleteOld>;

export type KeptKind = keyof typeof kept;

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes what is older than its days, of all teams; 0 keeps it. */
export async function deleteOld(
  pool: Db,
  ctx: Context,
  days: Readonly<Record<KeptKind, number>>,
): Promise<void> {
  const kinds = (Object.keys(kept) as KeptKind[]).filter(kind => days[kind] > 0);
  if (!kinds.length) return;
  const teamIds = await listTeamIds(pool);
  for (const kind of kinds) {
    const before = new Date(ctx.now().getTime() - days[kind] * dayMs);
    await deleteOldRows(pool, teamIds, before, kept[kind]);
  }
}
