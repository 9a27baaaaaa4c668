import { sql, type Selectable } from 'kysely';
import type { Figures } from '../../../../contract/catalogue/figures.ts';
import { noteChanges } from '../../../core/db/creator-changes/note-changes.ts';
import type { Db } from '../../../core/db/database.ts';
import type { Schema } from '../../../core/db/schema/schema.ts';
import { assignments, givenRows } from './bulk-rows.queries.ts';
import { figureTypes } from './creator-columns.queries.ts';
import type { SearchColumns } from '../../figures/search-columns.ts';

/**
 * Marks creators whose figures must be recomputed. The row is also the lock of a creator's figures: every change of a
 * creator locks it first, in order of ids.
 */
export async function markFiguresDue(db: Db, creatorIds: readonly number[], since: Date): Promise<void> {
  if (!creatorIds.length) return;
  await sql`
    insert into figures_due (creator_id, since)
    select creator_id, ${since} from unnest(${creatorIds}::bigint[]) as given (creator_id) order by creator_id
    on conflict (creator_id) do update set since = excluded.since`.execute(db);
}

/** Takes due marks of creators that no other worker has locked. */
export async function takeDueCreators(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ creator_id: number }>`
    delete from figures_due where creator_id in (
      select creator_id from figures_due order by creator_id limit ${limit} for update skip locked)
    returning creator_id`.execute(db);
  return rows.map(row => row.creator_id);
}

export async function countDueCreators(db: Db): Promise<number> {
  const row = await db
    .selectFrom('figures_due')
    .select(sql<number>`count(*)`.as('creators'))
    .executeTakeFirstOrThrow();
  return row.creators;
}

export async function clearDue(db: Db, creatorIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('figures_due')
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
}

/** Figures of posts are as of the time when these were seen, growth as of the time when followers were counted. */
export const figureTimes = (
  subject: Pick<Selectable<Schema['creators']>, 'refreshed_at' | 'counted_at' | 'posts_seen_at'>,
) => ({
  asOf: subject.posts_seen_at ?? subject.refreshed_at,
  countedAt: subject.counted_at ?? subject.refreshed_at,
});

export type FigureRow = SearchColumns & { id: number; figures_at: string };

const givenTypes = { id: 'bigint', ...figureTypes };

export async function updateFigureColumns(db: Db, rows: readonly FigureRow[]): Promise<void> {
  if (!rows.length) return;
  await sql`
    update creators set ${assignments(figureTypes, 'given', [])}
    from ${givenRows(rows, givenTypes)} where creators.id = given.id`.execute(db);
  await noteChanges(
    db,
    rows.map(row => row.id),
  );
}

/** Stores the explained figures, one document per creator. */
export async function upsertFigures(
  db: Db,
  rows: readonly { creator_id: number; figures: Figures }[],
  computedAt: Date,
): Promise<void> {
  if (!rows.length) return;
  await sql`
    insert into creator_figures (creator_id, figures, computed_at)
    select creator_id, figures, ${computedAt}
    from ${givenRows(rows, { creator_id: 'bigint', figures: 'jsonb' })}
    on conflict (creator_id) do update set figures = excluded.figures, computed_at = excluded.computed_at`.execute(
    db,
  );
}

/** Deletes the figures of creators that have no data left to compute from. */
export async function deleteFigures(db: Db, creatorIds: readonly number[]): Promise<void> {
  await db
    .deleteFrom('creator_figures')
    .where('creator_id', '=', sql<number>`any(${creatorIds}::bigint[])`)
    .execute();
}
