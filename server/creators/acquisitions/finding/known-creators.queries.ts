import { sql } from 'kysely';
import type { Platform } from '../../../../contract/core/platform.ts';
import type { Db } from '../../../core/db/database.ts';

/** Returns those of these creators whose figures were reported by a source or file since then. */
export async function findFresh(db: Db, ids: readonly number[], since: Date): Promise<Set<number>> {
  const rows = await db
    .selectFrom('creators')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('refreshed_at', '>=', since)
    .where('followers', 'is not', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** In the order of `ids`, on one platform. */
export async function profilesOf(db: Db, platform: Platform, ids: readonly number[]) {
  const rows = await db
    .selectFrom('creators')
    .select(['id', 'handle', 'platform_id', 'homepage_url'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('platform', '=', platform)
    .execute();
  const byId = new Map(rows.map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}
