import type { VisitFilter } from '../../../../contract/links/visits.ts';
import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { asTeam } from '../../../core/db/tenant.ts';
import { presentVisits, type PresentedVisit } from './present-visits.ts';
import { countRecords, readRecords, readVisitPage, type VisitPlace } from './list-records.queries.ts';
import { readWanted } from './read-filter.ts';

const batchSize = 1000;

/** @throws AppError not_found */
export const countVisits = (pool: Db, ctx: SignedIn, filter: VisitFilter): Promise<number> =>
  asTeam(pool, ctx.actor.teamId, async db => countRecords(db, await readWanted(db, ctx, filter)));

/** Newest first. @throws AppError not_found */
export async function* everyVisit(
  pool: Db,
  ctx: SignedIn,
  filter: VisitFilter,
): AsyncGenerator<PresentedVisit, void> {
  for (let after: VisitPlace | undefined; ;) {
    const place = after;
    const rows = await asTeam(pool, ctx.actor.teamId, async db => {
      const wanted = await readWanted(db, ctx, filter);
      return readRecords(
        db,
        wanted.teamId,
        await readVisitPage(db, wanted, { size: batchSize, after: place }),
      );
    });
    yield* await asTeam(pool, ctx.actor.teamId, db => presentVisits(db, ctx, rows));
    if (rows.length < batchSize) return;
    after = rows.at(-1);
  }
}
