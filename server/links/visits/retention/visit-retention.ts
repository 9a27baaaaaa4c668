import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { DueKind } from '../../../core/db/due-work/due-kinds.ts';
import { putDue, processDue, type DueWork } from '../../../core/db/due-work/due-work.ts';
import { visitsExpireAt } from './expires-at.ts';
import {
  deleteCookiesBefore,
  deleteMarksBefore,
  deleteOfLink,
  deleteVisitsBefore,
  hasVisits,
} from './visit-retention.queries.ts';
import { readTeamDays } from '../team.queries.ts';

const rowsATransaction = 20_000;
/** After this time without visits, a journal no longer exists. */
const markKeptMs = 60 * 86_400_000;

/** Continues until nothing is due; work that puts itself due in its transaction is processed again. */
async function processAllDue(
  pool: Db,
  kind: DueKind,
  at: Date,
  work: (db: Db, due: DueWork) => Promise<void>,
): Promise<void> {
  while ((await processDue(pool, kind, at, work)) > 0);
}

/** Deletes access records that are older than their team keeps them, and becomes due again the next night. */
export async function expireVisits(pool: Db, ctx: Context): Promise<void> {
  const at = ctx.now();
  await processAllDue(pool, 'visits.expire', at, async (db, due) => {
    const { teamId } = due;
    const { timeZone, keptSince } = await readTeamDays(db, teamId, at);
    const batch = { day: keptSince, timeZone, max: rowsATransaction };
    const isFull = (deleted: number) => deleted === rowsATransaction;
    if (
      isFull(await deleteVisitsBefore(db, teamId, batch)) ||
      isFull(await deleteCookiesBefore(db, teamId, batch))
    ) {
      await putDue(db, 'visits.expire', due, at);
      return;
    }
    await deleteMarksBefore(db, teamId, new Date(at.getTime() - markKeptMs));
    if (await hasVisits(db, teamId)) await putDue(db, 'visits.expire', due, visitsExpireAt(at, timeZone));
  });
}

/** Deletes all visits of deleted links. */
export async function deleteVisitsOfDeletedLinks(pool: Db, ctx: Context): Promise<void> {
  const at = ctx.now();
  await processAllDue(pool, 'visits.delete', at, async (db, due) => {
    const deleted = await deleteOfLink(db, { teamId: due.teamId, linkId: due.id }, rowsATransaction);
    if (deleted >= rowsATransaction) await putDue(db, 'visits.delete', due, at);
  });
}
