import type { Db } from '../../core/db/database.ts';
import {
  findNamed,
  idsByImportedName,
  importedNames,
  shownNameOf,
  withoutName,
} from './team-names.queries.ts';

/** A creator as the catalogue names it: one whose name nobody stated is named by its handle. */
export interface CatalogueNamed {
  id: number;
  name: string;
  handle: string;
}

export const hasNoName = ({ name, handle }: Pick<CatalogueNamed, 'name' | 'handle'>): boolean =>
  name === '' || name === handle;

/**
 * Names creators for a team: one that the catalogue has no name for gets the name that the team imported. Runs in the
 * caller's transaction as the team.
 */
export async function withTeamNames<Row extends CatalogueNamed>(
  db: Db,
  teamId: number,
  rows: readonly Row[],
): Promise<Row[]> {
  const nameless = rows.filter(hasNoName);
  if (!nameless.length) return [...rows];
  const names = await importedNames(
    db,
    teamId,
    nameless.map(row => row.id),
  );
  return rows.map(row => (hasNoName(row) ? { ...row, name: names.get(row.id) ?? row.name } : row));
}

/**
 * Returns for each word the creators that the team calls so by a name that it imported. A word is given in its
 * spellings. As `withTeamNames`.
 */
export async function creatorsCalled(
  db: Db,
  teamId: number,
  words: ReadonlyMap<string, readonly string[]>,
  max: number,
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const [word, spellings] of words) {
    const ids = await idsByImportedName(db, teamId, spellings, max);
    if (ids.length) found.set(word, ids);
  }
  if (!found.size) return found;
  const shown = await withoutName(db, [...new Set([...found.values()].flat())]);
  return new Map([...found].map(([word, ids]) => [word, ids.filter(id => shown.has(id))]));
}

/** Returns what the team calls a creator; null for one who is not in the catalogue. As `withTeamNames`. */
export async function creatorNameFor(db: Db, teamId: number, creatorId: number): Promise<string | null> {
  const found = await findNamed(db, creatorId);
  const [creator] = found ? await withTeamNames(db, teamId, [found]) : [];
  return creator ? creator.name || creator.handle : null;
}

/** SQL expression for what the team calls a creator, from its row in `creators` and the one in `team_creators`. */
export const shownName = (creator: string, own: string): ReturnType<typeof shownNameOf> =>
  shownNameOf(creator, own);
