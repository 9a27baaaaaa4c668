import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database.ts';
import { changesKeptHours } from './note-changes.ts';

/** A snapshot of the database: which transactions it has seen. */
export interface Snapshot {
  /** As PostgreSQL writes it: `xmin:xmax:xip`. */
  text: string;
  /** The time by the database's clock, at which it was taken or a little before. */
  at: Date;
}

/**
 * Runs in one snapshot, which no later commit changes. Nothing waits for it: the longest transaction elsewhere only has
 * its notes read once it commits.
 */
export const inSnapshot = <T>(db: Db, work: (db: Db, snapshot: Snapshot) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async db => {
      const { rows } = await sql<Snapshot>`select pg_current_snapshot()::text as text, now() as at`.execute(
        db,
      );
      const [snapshot] = rows;
      if (!snapshot) throw new Error('the database has no snapshot');
      return work(db, snapshot);
    });

/** A transaction may note early and commit late, so half of the time that notes are kept is left to it. */
const longestGapMs = (changesKeptHours / 2) * 3_600_000;

const xmaxOf = ({ text }: Snapshot) => BigInt(text.split(':')[1] ?? 0);

/** Whether notes tell all that changed between two snapshots: they may be gone by now, or the database another one. */
export const isFollowable = (from: Snapshot, to: Snapshot): boolean =>
  to.at.getTime() - from.at.getTime() < longestGapMs && xmaxOf(to) >= xmaxOf(from);

/**
 * The creators noted by transactions that the current snapshot sees and an earlier one did not, each once, as a table
 * with `creator_id`. Notes of a restored dump may have numbers that are still to come.
 */
export const changedSince = ({ text }: Snapshot): RawBuilder<unknown> => sql`(
  select distinct creator_id from creator_changes
  where xid >= pg_snapshot_xmin(${text}::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
    and not pg_visible_in_snapshot(xid, ${text}::pg_snapshot))`;
