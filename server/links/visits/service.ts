import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import type { PresentedVisit } from './records/present-visits.ts';
import type { PlacedVisit } from '../visit-journal/journal-reader.ts';
import { readVisit, type VisitReaders } from './storing/read-visit.ts';
import { storeVisits } from './storing/store-visits.ts';

/** An access record in the form for exports. */
export type KeptVisit = PresentedVisit;

/** Applies a new retention time of the team, in the caller's transaction. */
export const retentionChanged = (db: Db, ctx: Context, teamId: number): Promise<void> =>
  putDue(db, 'visits.expire', { teamId, id: teamId }, ctx.now());

/** Schedules the deletion of a link's visits, in the caller's transaction as the team that deletes the link. */
export const deleteVisitsLater = (db: Db, ctx: Context, teamId: number, linkId: number): Promise<void> =>
  putDue(db, 'visits.delete', { teamId, id: linkId }, ctx.now());
/**
 * Stores visits of one team from the journal of an edge process, with all counts, in one transaction. Storing them
 * again changes nothing.
 * @param taken.journal its id, a UUID
 */
export const takeVisits = (
  pool: Db,
  ctx: Context,
  readers: VisitReaders,
  { visits, ...taken }: { teamId: number; journal: string; visits: readonly PlacedVisit[] },
): Promise<void> =>
  storeVisits(pool, ctx, {
    ...taken,
    visits: visits.map(visit => ({ ...readVisit(visit, readers), position: visit.position })),
  });
