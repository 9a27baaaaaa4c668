import type { SignedIn } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { findBlocked } from '../../blocklist/service.ts';
import { addMembers, holdLists, memberIds, roomIn } from '../../lists/service.ts';
import { addNoteEach, addTagEach } from '../../team-creators/service.ts';
import { countOutcomes, lockImport } from '../queries.ts';
import type { ReadRow } from './read-row.ts';
import {
  creatorsOfRows,
  setOutcomes,
  stillWaiting,
  type ImportIds,
  type RowOutcome,
} from './rows.queries.ts';
import { markOf, sortRows, type Known, type NamingRow } from './sort-rows.ts';

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

/** Adds the tags and notes of the rows to creators that are new in the list. */
async function addMemory(db: Db, ctx: SignedIn, added: readonly IdRow[]): Promise<void> {
  await addTagEach(
    db,
    ctx,
    added.map(({ row, id }) => ({ creatorId: id, tags: row.tags })),
  );
  const notes = added.filter(({ row }) => row.note !== '');
  await addNoteEach(
    db,
    ctx,
    notes.map(({ row, id }) => ({ creatorId: id, text: row.note })),
  );
}

/**
 * Stores the results of a batch of rows, in the caller's transaction as the team: members, tags, notes, the outcome of
 * each row and the counts of the import, all or nothing. Rows that another process has settled meanwhile are left
 * alone.
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

  const fits = await fitting(db, ctx, listId, naming);
  const { added, blocked } = await addMembers(db, ctx, listId, [...fits]);
  const isAdded = new Set(added);
  const isBlocked = new Set(blocked.map(({ creatorId }) => creatorId));
  await addMemory(
    db,
    ctx,
    naming.filter(({ id }) => isAdded.has(id)),
  );

  const settle = ({ row: { row }, id }: IdRow): RowOutcome => {
    if (isAdded.has(id)) return { row, outcome: 'added', reason: null, creatorId: id };
    if (isBlocked.has(id)) return { row, outcome: 'failed', reason: 'blocked', creatorId: id };
    if (!fits.has(id)) return { row, outcome: 'failed', reason: 'noRoom', creatorId: id };
    return { row, outcome: 'already', reason: null, creatorId: id };
  };
  const outcomes = [
    ...naming.map(settle),
    ...refused.map(({ row: { row }, reason, id }): RowOutcome => {
      return { row, outcome: 'failed', reason, creatorId: id ?? null };
    }),
  ];
  await setOutcomes(db, ids, outcomes);
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').length;
  await countOutcomes(db, teamId, importId, { succeeded: outcomes.length - failed, failed });
  return [...(isAlone ? [] : above), ...named.map(markOf)];
}
