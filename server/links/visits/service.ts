import type { VisitFilter } from '../../../contract/links/visits.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import { expiry, forgetting } from './retention/retention-kinds.ts';
import { countFiltered, readAll } from './records/every-visit.ts';
import { clicksByDay } from './person-clicks.ts';
import type { ClickRow, ClicksOf } from './person-clicks.queries.ts';
import type { PresentedVisit } from './records/present-visits.ts';
import type { PlacedVisit } from '../visit-journal/journal-reader.ts';
import { readVisit, type VisitReaders } from './storing/read-visit.ts';
import { expireOld, forgetDeleted } from './retention/visit-retention.ts';
import { storeVisits } from './storing/store-visits.ts';

/** An access record as files tell it. */
export type KeptVisit = PresentedVisit;

/** The team keeps access records for another time, as of the caller's transaction. */
export const retentionChanged = (db: Db, ctx: Context, teamId: number): Promise<void> =>
  putDue(db, expiry, { teamId, id: teamId }, ctx.now());

/** A link is deleted in the caller's transaction as the team; what is known of its visits goes soon after. */
export const forgetVisits = (db: Db, ctx: Context, teamId: number, linkId: number): Promise<void> =>
  putDue(db, forgetting, { teamId, id: linkId }, ctx.now());

/** Deletes access records that are older than their team keeps them; figures stay. */
export const expireVisits = (pool: Db, ctx: Context): Promise<void> => expireOld(pool, ctx);

/** Deletes visits and figures of deleted links. */
export const forgetDeletedLinks = (pool: Db, ctx: Context): Promise<void> => forgetDeleted(pool, ctx);

/** How many access records fit a filter. @throws AppError not_found for a link of another team */
export const countVisits = (pool: Db, ctx: SignedIn, filter: VisitFilter): Promise<number> =>
  countFiltered(pool, ctx, filter);

/** Every access record that fits a filter, newest first, a stretch at a time, each in a short transaction of its own. */
export const everyVisit = (pool: Db, ctx: SignedIn, filter: VisitFilter): AsyncGenerator<KeptVisit, void> =>
  readAll(pool, ctx, filter);

/**
 * Stores visits of one team out of the journal of an edge process, with all figures that rest on them, in one
 * transaction; told again it changes nothing.
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

/**
 * Visits of people on short links by local days of a zone, from a day on, as the team. In the team's own zone all
 * have a day; in another those whose access records are still there, the others come with `day` null.
 */
export const personClicks = (db: Db, ctx: Pick<Context, 'now'>, of: ClicksOf): Promise<ClickRow[]> =>
  clicksByDay(db, ctx, of);
