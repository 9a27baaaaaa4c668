import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { findBlocked } from '../../blocklist/service.ts';
import { addMembers, holdLists, memberIds, roomIn } from '../../lists/service.ts';
import { addOwnMarks } from '../../team-creators/own-marks.ts';
import { countOutcomes, lockImport } from '../queries.ts';
import { keepOwnData, missingOwnData } from './keep-own-data.ts';
import type { ReadRow } from './read-row.ts';
import {
  creatorsOfRows,
  setOutcomes,
  stillWaiting,
  type ImportIds,
  type RowOutcome,
} from './rows.queries.ts';
import { markOf, sortRows, type Known, type NamingRow } from './sort-rows.ts';
import { changesOf, outcomeOf, warningsOf } from './row-outcome.ts';

export interface BatchRows {
  rows: ReadRow[];
  /** The creator of each row that names one; all have an id. */
  known: ReadonlyMap<ReadRow, Known>;
}

interface IdRow {
  row: ReadRow;
  id: number;
}

function withId({ row, id }: NamingRow): IdRow {
  if (id === undefined) throw new Error(`the creator of row ${row.row} was not made`);
  return { row, id };
}

/** Returns the rows that fit if there is not room for all: the first ones of the file. */
async function fitting(
  db: Db,
  ctx: SignedIn,
  listId: number,
  naming: readonly IdRow[],
): Promise<ReadonlySet<number>> {
  const room = await roomIn(db, ctx, listId);
  const ids = naming.map(({ id }) => id);
  if (ids.length <= room) return new Set(ids);
  const members = new Set(await memberIds(db, ctx, listId));
  const blocked = await findBlocked(db, ctx.actor.teamId, ids, listId);
  const needsPlace = (id: number) => !members.has(id) && !blocked.has(id);
  const beyond = new Set(ids.filter(needsPlace).slice(room));
  return new Set(ids.filter(id => !beyond.has(id)));
}

/**
 * Stores the results of a batch of rows, in the caller's transaction as the team: addresses and names, members, tags,
 * notes, the outcome of each row and the counts of the import, all or nothing. Rows that another process has settled
 * meanwhile are left alone.
 * @param above.seen marks of the creators of all rows above, as far as the caller knows them
 * @param above.settled how many rows these are: if more are settled by now, another process works on the import too
 * @returns the marks that the caller did not know yet
 */
export async function settleBatch(
  db: Db,
  ctx: SignedIn,
  { listId, ...ids }: ImportIds & { listId: number },
  { rows, known }: BatchRows,
  { seen, settled }: { seen: ReadonlySet<string>; settled: number },
): Promise<string[]> {
  const { teamId, importId } = ids;
  const found = await lockImport(db, teamId, importId);
  await holdLists(db, teamId);
  const waiting = await stillWaiting(
    db,
    ids,
    rows.map(({ row }) => row),
  );
  const isOurs = waiting.size === rows.length;
  const isAlone = isOurs && found !== undefined && found.succeeded + found.failed === settled;
  const above = isAlone ? seen : new Set((await creatorsOfRows(db, ids)).map(String));
  const ours = isOurs ? rows : rows.filter(({ row }) => waiting.has(row));
  const { naming: named, refused } = sortRows(ours, known, above);
  const naming = named.map(withId);
  const own = await missingOwnData(db, ctx, naming);
  await keepOwnData(db, ctx, naming, refused);

  const fits = await fitting(db, ctx, listId, naming);
  const { added, blocked } = await addMembers(db, ctx, listId, [...fits]);
  const isAdded = new Set(added);
  const isBlocked = new Set(blocked.map(({ creatorId }) => creatorId));
  const isIn = ({ id }: IdRow) => fits.has(id) && !isBlocked.has(id);
  const marks = await addOwnMarks(
    db,
    ctx,
    naming.filter(isIn).map(({ row: { tags, note }, id }) => ({ creatorId: id, tags, note })),
  );

  const settle = ({ row, id }: IdRow): RowOutcome => {
    const failed = { row: row.row, outcome: 'failed', creatorId: id, warnings: [], changes: [] } as const;
    if (isBlocked.has(id)) return { ...failed, reason: 'blocked' };
    if (!fits.has(id)) return { ...failed, reason: 'noRoom' };
    const added = marks.get(id);
    const outcome = outcomeOf(isAdded.has(id), changesOf(own.get(id), added));
    return { row: row.row, ...outcome, reason: null, creatorId: id, warnings: warningsOf(row, added) };
  };
  const outcomes = [
    ...naming.map(settle),
    ...refused.map(({ row: { row }, reason, id }): RowOutcome => {
      return { row, outcome: 'failed', reason, creatorId: id ?? null, warnings: [], changes: [] };
    }),
  ];
  await setOutcomes(db, ids, outcomes);
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').length;
  await countOutcomes(db, teamId, importId, { succeeded: outcomes.length - failed, failed });
  return [...(isAlone ? [] : above), ...named.map(markOf)];
}
