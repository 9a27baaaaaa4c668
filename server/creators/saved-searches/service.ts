import type { BodyOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { limits } from '../../../contract/core/limits.ts';
import type { listSavedSearches, saveSearch } from '../../../contract/creators/saved-searches.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { countEach } from './count-new-results.ts';
import {
  countSearches,
  deleteSearch,
  deleteSearchesOf,
  insertSearch,
  lockSearches,
  searchNamed,
  searchRows,
  updateSearch,
  type Owner,
} from './queries.ts';
import { readQuery, tidyQuery } from './saved-query.ts';

const texts = {
  zh: {
    taken: '您已保存过同名的搜索',
    many: `最多保存 ${limits.savedSearches} 个搜索，请先删除不用的`,
    wrong: (name: string) => `筛选条件“${name}”的值不正确`,
  },
  en: {
    taken: 'You already have a saved search with this name',
    many: `You can save up to ${limits.savedSearches} searches: delete one first`,
    wrong: (name: string) => `The filter ${name} has an invalid value`,
  },
};

/** Returns the caller's own searches, newest first. */
export async function loadSearches(pool: Db, ctx: SignedIn): Promise<ReplyOf<typeof listSavedSearches>> {
  const rows = await asTeam(pool, ctx.actor.teamId, db => searchRows(db, ctx.actor));
  const counts = await countEach(pool, ctx, rows);
  const searches = rows.map(({ id, name, platform, query, seen_at, created_at }, at) => ({
    id,
    name,
    platform,
    query,
    seenAt: seen_at.toISOString(),
    createdAt: created_at.toISOString(),
    newCreators: counts[at] ?? 0,
  }));
  return { searches, most: limits.savedSearches };
}

async function refuseTaken(db: Db, ctx: SignedIn, name: string, own?: number): Promise<void> {
  const id = await searchNamed(db, ctx.actor, name);
  if (id === null || id === own) return;
  throw new AppError('taken', {}, [{ field: 'name', reason: texts[ctx.lang].taken }]);
}

/** @throws AppError taken; invalid_request for an invalid query, or beyond the limit per account */
export async function addSearch(
  pool: Db,
  ctx: SignedIn,
  { name, platform, query }: BodyOf<typeof saveSearch>,
): Promise<{ id: number }> {
  const { actor } = ctx;
  const tidy = tidyQuery(query);
  const read = readQuery(platform, tidy);
  if ('wrong' in read) {
    const reason = texts[ctx.lang].wrong(read.wrong);
    throw new AppError('invalid_request', {}, [{ field: 'query', reason }]);
  }
  return asTeam(pool, actor.teamId, async db => {
    await lockSearches(db, actor);
    await refuseTaken(db, ctx, name);
    if ((await countSearches(db, actor)) >= limits.savedSearches) {
      throw new AppError('invalid_request', {}, [{ field: 'name', reason: texts[ctx.lang].many }]);
    }
    return { id: await insertSearch(db, actor, { name, platform, query: tidy }, ctx.now()) };
  });
}

/** @throws AppError not_found, taken */
export async function renameSearch(pool: Db, ctx: SignedIn, id: number, name: string): Promise<void> {
  const { actor } = ctx;
  await asTeam(pool, actor.teamId, async db => {
    await lockSearches(db, actor);
    await refuseTaken(db, ctx, name, id);
    if (!(await updateSearch(db, actor, id, { name }))) throw new AppError('not_found');
  });
}

/** Creators found until now no longer count as new. @throws AppError not_found */
export async function markSeen(pool: Db, ctx: SignedIn, id: number): Promise<void> {
  const { actor } = ctx;
  const isFound = await asTeam(pool, actor.teamId, db => updateSearch(db, actor, id, { seen_at: ctx.now() }));
  if (!isFound) throw new AppError('not_found');
}

/** @throws AppError not_found */
export async function removeSearch(pool: Db, { actor }: SignedIn, id: number): Promise<void> {
  const isFound = await asTeam(pool, actor.teamId, db => deleteSearch(db, actor, id));
  if (!isFound) throw new AppError('not_found');
}

/** Deletes the searches of a deleted account, in the caller's transaction; nobody else uses them. */
export const removeSearchesOf = (db: Db, owner: Owner): Promise<void> => deleteSearchesOf(db, owner);
