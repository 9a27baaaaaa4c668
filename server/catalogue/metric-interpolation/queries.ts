import type { Insertable } from 'kysely';
import type { Db } from '../../core/db/database.ts';
import type { Schema } from '../../core/db/schema/schema.ts';

/** Stores the new references and deletes the old ones. */
export async function replaceReferences(
  db: Db,
  rows: readonly Omit<Insertable<Schema['growth_references']>, 'computed_at'>[],
  computedAt: Date,
): Promise<void> {
  if (rows.length)
    await db
      .insertInto('growth_references')
      .values(rows.map(row => ({ ...row, computed_at: computedAt })))
      .onConflict(conflict =>
        conflict.columns(['platform', 'is_sample', 'age_hours']).doUpdateSet(eb => ({
          low_bp: eb.ref('excluded.low_bp'),
          median_bp: eb.ref('excluded.median_bp'),
          high_bp: eb.ref('excluded.high_bp'),
          sample: eb.ref('excluded.sample'),
          computed_at: eb.ref('excluded.computed_at'),
        })),
      )
      .execute();
  await db.deleteFrom('growth_references').where('computed_at', '<', computedAt).execute();
}

/** By platform and age. */
export function readReferences(db: Db, isSample: boolean) {
  return db
    .selectFrom('growth_references')
    .select(['platform', 'age_hours', 'low_bp', 'median_bp', 'high_bp', 'sample'])
    .where('is_sample', '=', isSample)
    .orderBy('platform')
    .orderBy('age_hours')
    .execute();
}
