import type { BlocklistEntry, BlocklistFilter } from '../../../contract/creators/blocklist.ts';
import type { TeamMarks } from '../../../contract/creators/team-creators/team-creators.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { creatorNameFor } from '../shared/team-names.ts';
import { listEntries } from './blocklist-entries.ts';
import {
  countEntries,
  deleteEntries,
  everyList,
  findListName,
  idsBlockedEverywhere,
  insertEntries,
  knownCreators,
  reasonsOf,
  visibleBlocks,
} from './queries.ts';

export interface Blocking {
  /** Must not be empty. */
  reason: string;
  /** Without it, the block applies to every list. */
  listId?: number | undefined;
}

async function nameOfScope(db: Db, { actor }: SignedIn, listId: number): Promise<string> {
  if (listId === everyList) return '';
  const name = await findListName(db, actor, listId);
  if (name === null) throw new AppError('not_found');
  return name;
}

/**
 * Blocks creators in every list or in one, in the caller's transaction as the team; ids that are not creators are
 * ignored. Blocked creators stay in their lists, marked, but cannot be added any more.
 * @returns the creators blocked now, and those blocked before, whose earlier reason stays
 * @throws AppError not_found for a list that the caller may not see
 */
export async function blockCreators(
  db: Db,
  ctx: SignedIn,
  creatorIds: readonly number[],
  { reason, listId = everyList }: Blocking,
): Promise<{ blocked: number[]; already: number[] }> {
  const { teamId, accountId } = ctx.actor;
  const list = await nameOfScope(db, ctx, listId);
  const ids = await knownCreators(db, creatorIds);
  const entry = { teamId, listId, reason, by: accountId, at: ctx.now() };
  const blocked = await insertEntries(db, ids, entry);
  const first = blocked[0];
  if (first !== undefined) {
    const one = blocked.length === 1 && {
      subjectId: first,
      subjectName: (await creatorNameFor(db, teamId, first)) ?? '',
    };
    await recordOperation(db, ctx, teamId, {
      action: 'blocklist.add',
      subject: 'creator',
      ...one,
      after: { creators: blocked.length, reason, ...(list && { list }) },
    });
  }
  const isNew = new Set(blocked);
  return { blocked, already: ids.filter(id => !isNew.has(id)) };
}

/** Returns those of these creators that are blocked in every list or in this one, with the reason. */
export async function findBlocked(
  db: Db,
  teamId: number,
  creatorIds: readonly number[],
  listId = everyList,
): Promise<Map<number, string>> {
  const rows = await reasonsOf(db, teamId, creatorIds, [everyList, listId]);
  return new Map(rows.map(row => [row.creator_id, row.reason]));
}

/** Returns the creators blocked in every list: search hides them. */
export const blockedIds = (db: Db, teamId: number): Promise<number[]> => idsBlockedEverywhere(db, teamId);

type Block = NonNullable<TeamMarks['blocked']>;

/**
 * Returns how these creators are blocked, as far as the caller may see. A block in every list comes before one in a
 * single list.
 */
export async function blocksOf(
  db: Db,
  { actor }: SignedIn,
  creatorIds: readonly number[],
): Promise<Map<number, Block>> {
  const rows = await visibleBlocks(db, actor, creatorIds);
  return new Map(
    rows.map(row => [
      row.creator_id,
      {
        reason: row.reason,
        everywhere: row.list_id === everyList,
        by: row.added_by ?? '',
        at: row.added_at.toISOString(),
      },
    ]),
  );
}

/** Counts the active entries of one list, which are deleted with it. */
export const countBlockedIn = (db: Db, teamId: number, listId: number): Promise<number> =>
  countEntries(db, teamId, listId);

/** Deletes the entries of a deleted list, including their history. */
export const removeListFromBlocklist = (db: Db, teamId: number, listId: number): Promise<void> =>
  deleteEntries(db, teamId, listId);

/** Counts the entries that match a filter, as far as the caller may see. */
export const countOf = async (pool: Db, ctx: SignedIn, filter: BlocklistFilter): Promise<number> =>
  (await listEntries(pool, ctx, { ...filter, page: 1, size: 1 })).total;

const batchSize = 500;

/** Yields every entry that matches a filter, newest first, in batches, each in a short transaction of its own. */
export async function* everyEntry(
  pool: Db,
  ctx: SignedIn,
  filter: BlocklistFilter,
): AsyncGenerator<BlocklistEntry, void> {
  const explained = new Set<number>();
  for (let page = 1; ; page++) {
    const { entries } = await listEntries(pool, ctx, { ...filter, page, size: batchSize });
    // An entry that is added meanwhile moves others to the next page, so repeated ones are skipped.
    yield* entries.filter(({ id }) => !explained.has(id));
    for (const { id } of entries) explained.add(id);
    if (entries.length < batchSize) return;
  }
}
