import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { putDue } from '../../core/db/due-work/due-work.ts';
import type { PresentedVisit } from './records/present-visits.ts';

/** An access record in the form for exports. */
export type KeptVisit = PresentedVisit;

/** Applies a new retention time of the team, in the caller's transaction. */
export const retentionChanged = (db: Db, ctx: Context, teamId: number): Promise<void> =>
  putDue(db, 'visits.expire', { teamId, id: teamId }, ctx.now());

/** Schedules the deletion of a link's visits, in the caller's transaction as the team that deletes the link. */
export const deleteVisitsLater = (db: Db, ctx: Context, teamId: number, linkId: number): Promise<void> =>
  putDue(db, 'visits.delete', { teamId, id: linkId }, ctx.now());
