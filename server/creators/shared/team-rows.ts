import type { Db } from '../../core/db/database.ts';
import { readRows, type CreatorFigures } from '../search-engine/service.ts';
import { idsWithOwnAddress } from './own-addresses.queries.ts';
import { withTeamNames, type CatalogueNamed } from './team-names.ts';

/**
 * Completes creators of the catalogue by what only the team knows: the name that it imported, and that it has an
 * address. Runs in the caller's transaction as the team.
 */
export async function asTeamSees<Row extends CatalogueNamed & { hasEmail: boolean }>(
  db: Db,
  teamId: number,
  rows: readonly Row[],
): Promise<Row[]> {
  const named = await withTeamNames(db, teamId, rows);
  const without = named.filter(row => !row.hasEmail).map(row => row.id);
  if (!without.length) return named;
  const own = new Set(await idsWithOwnAddress(db, teamId, without));
  return named.map(row => (own.has(row.id) ? { ...row, hasEmail: true } : row));
}

/** Returns rows in the order of the ids, as the team sees them; ids that are not creators are left out. */
export const readTeamRows = async (
  db: Db,
  teamId: number,
  ids: readonly number[],
): Promise<CreatorFigures[]> => asTeamSees(db, teamId, await readRows(db, ids));
