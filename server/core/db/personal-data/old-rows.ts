import type { Db } from '../database.ts';
import { asTeam } from '../tenant.ts';

/** The next rows of a team, in the order of their ids: what is older than `before` goes. */
export interface OldRows {
  before: Date;
  /** The last id of the rows before. */
  after: number;
  max: number;
}

/** Runs in a transaction as the team. @returns the last id that it read; null if there are no more rows */
export type DeleteOld = (db: Db, teamId: number, rows: OldRows) => Promise<number | null>;

const max = 1000;

/** Deletes what is old, team by team and in short transactions. It may run again at any time. */
export async function deleteOldRows(
  pool: Db,
  teamIds: readonly number[],
  before: Date,
  deleteOld: DeleteOld,
): Promise<void> {
  for (const teamId of teamIds) {
    let after: number | null = 0;
    while (after !== null) {
      const rows: OldRows = { before, after, max };
      after = await asTeam(pool, teamId, db => deleteOld(db, teamId, rows));
    }
  }
}

/** What a query says that read the next rows. */
export interface ReadRows {
  last: number | null;
  count: number;
}

export const goesOnAfter = (read: ReadRows | undefined, { max }: OldRows): number | null =>
  read && read.count >= max ? read.last : null;
