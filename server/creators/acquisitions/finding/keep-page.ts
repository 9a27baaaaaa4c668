import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { runOf } from '../runs/begin-run.ts';
import type { FoundPage } from './find-page.ts';
import { insertItems, lastPosition, settledCreators } from '../items.queries.ts';
import { nameCreators } from './name-creators.ts';
import type { Stored } from '../queries.ts';
import { addCounts } from '../settling/settle-batch.ts';
import { updateAcquisition } from '../queries.ts';

/** Keeps the first of equal items, and drops creators that were found before. */
async function newcomers(
  db: Db,
  acquisition: Stored,
  items: FoundPage['items'],
): Promise<FoundPage['items']> {
  const named = items.flatMap(item => (item.profile ? [item.profile] : []));
  const known = new Map((await nameCreators(db, named)).map(({ profile, id }) => [profile, id]));
  const ids = [...known.values()].flatMap(id => id ?? []);
  const settled = await settledCreators(db, runOf(acquisition), ids);
  return items.filter(({ profile }) => {
    const id = profile ? known.get(profile) : undefined;
    return id === undefined || !settled.has(id);
  });
}

/**
 * Stores found creators and where the search continues, in the caller's transaction, which has locked the acquisition.
 * A page without new creators ends its term, because the next ones would hardly bring more.
 */
export async function keepPage(db: Db, ctx: Context, acquisition: Stored, page: FoundPage): Promise<void> {
  const ids = runOf(acquisition);
  const first = (await lastPosition(db, ids)) + 1;
  const items = (await newcomers(db, acquisition, page.items)).map((item, at) => ({
    ...item,
    position: first + at,
  }));
  const found = await insertItems(db, ids, items, ctx.now());
  const failed = items.filter(({ reason }) => reason !== undefined).length;
  const isBarren = found === 0 && page.nextPage !== null;
  const nextTerm = isBarren ? page.nextTerm + 1 : page.nextTerm;
  await updateAcquisition(db, acquisition, {
    next_term: nextTerm,
    next_page: isBarren ? null : page.nextPage,
  });
  await addCounts(db, acquisition, {
    found: acquisition.found + found,
    failed: acquisition.failed + failed,
    is_searching: page.isSearching,
  });
}
