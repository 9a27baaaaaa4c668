import type { MemberFilter } from '../../../contract/creators/lists.ts';
import type { Context, SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { AppError } from '../../core/errors.ts';
import { findBlocked } from '../blocklist/service.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import { releaseEntitlement, roomFor, consumeEntitlement, type Taker } from '../../billing/plans/service.ts';
import { idsWithImportedName } from '../shared/team-names.queries.ts';
import { noteInterest } from '../../sourcing/refreshes/service.ts';
import { readList, refuseBeyondPlan } from './find-list.ts';
import {
  countFavouritesDown,
  countFavouritesUp,
  countMembers,
  creatorsNamed,
  deleteMembers,
  deleteMembersOfTeam,
  filterMembers,
  hasOthersMembers,
  insertMembers,
  knownCreators,
} from './members.queries.ts';
import {
  changeMaker,
  creatorsInLists,
  insertList,
  lockLists,
  namesOfLists,
  type ListFields,
  type ListRow,
} from './queries.ts';
import { collectionsBy } from './load-members.queries.ts';

const archivedTexts = {
  zh: '该收藏夹已归档，请先恢复再操作',
  en: 'is archived; restore it first',
};

/**
 * Returns a list that the caller may add to. It takes no lock: only `addMembers` is safe against concurrent changes.
 * @throws AppError not_found for another team's list or a colleague's private one; invalid_request for an
 * archived one; entitlement_exceeded, naming the limit, for a list beyond the current plan
 */
export async function listForChange(db: Db, ctx: Taker, listId: number): Promise<ListRow> {
  const list = await readList(db, ctx, listId);
  if (list.archived_at) {
    throw new AppError('invalid_request', {}, [{ field: 'listId', reason: archivedTexts[ctx.lang] }]);
  }
  await refuseBeyondPlan(db, ctx, list);
  return list;
}

/**
 * Locks the team's lists and members until the transaction ends, for callers that decide by `roomIn` or `memberIds`
 * what to add.
 */
export const holdLists = (db: Db, teamId: number): Promise<void> => lockLists(db, teamId);

/** Creates a list of the caller, in the caller's transaction as the team. @throws AppError entitlement_exceeded */
export async function makeList(db: Db, ctx: SignedIn, fields: ListFields): Promise<number> {
  const { actor } = ctx;
  await lockLists(db, actor.teamId);
  await consumeEntitlement(db, ctx, 'list.count');
  const id = await insertList(db, actor, fields, ctx.now());
  const record = { action: 'list.create', subject: 'list', subjectId: id, subjectName: fields.name } as const;
  await recordOperation(db, ctx, actor.teamId, { ...record, after: { ...fields } });
  return id;
}

export interface Added {
  added: number[];
  /** Creators that were in the list before. */
  already: number[];
  blocked: { creatorId: number; reason: string }[];
}

/**
 * Adds creators to a list, in the caller's transaction as the team. Ids that are not creators are ignored; adding twice
 * changes nothing. Takes the entitlement for all added creators, or adds none.
 * @throws AppError as `listForChange`; entitlement_exceeded for the list's members or the team's saved creators
 */
export async function addMembers(
  db: Db,
  ctx: Taker,
  listId: number,
  creatorIds: readonly number[],
): Promise<Added> {
  const { teamId, accountId } = ctx.actor;
  await lockLists(db, teamId);
  await listForChange(db, ctx, listId);
  const known = await knownCreators(db, creatorIds);
  const reasons = await findBlocked(db, teamId, known, listId);
  const wanted = known.filter(id => !reasons.has(id));
  const at = ctx.now();
  const added = await insertMembers(db, { teamId, listId, accountId, at }, wanted);
  if (added.length) await countAdded(db, ctx, listId, added);
  const isAdded = new Set(added);
  return {
    added,
    already: wanted.filter(id => !isAdded.has(id)),
    blocked: [...reasons].map(([creatorId, reason]) => ({ creatorId, reason })),
  };
}

async function countAdded(db: Db, ctx: Taker, listId: number, added: readonly number[]): Promise<void> {
  const { teamId } = ctx.actor;
  await consumeEntitlement(db, ctx, 'list.members', { amount: added.length, subject: String(listId) });
  await noteInterest(db, ctx, added, { kind: 'list', amount: 1 });
  const fresh = await countFavouritesUp(db, teamId, added, ctx.now());
  if (fresh) await consumeEntitlement(db, ctx, 'favourites.total', { amount: fresh });
  await countMembers(db, teamId, listId, added.length);
}

/**
 * Removes creators from a list, in the caller's transaction as the team; ids that are not members are ignored.
 * @throws AppError not_found; forbidden if the list is another account's and so is one of the members
 */
export async function removeMembers(
  db: Db,
  ctx: Taker,
  listId: number,
  creatorIds: readonly number[],
): Promise<{ removed: number[] }> {
  const { teamId, accountId } = ctx.actor;
  await lockLists(db, teamId);
  const list = await readList(db, ctx, listId);
  if (!list.is_mine && (await hasOthersMembers(db, { teamId, listId, accountId }, creatorIds))) {
    throw new AppError('forbidden', { who: 'maker' });
  }
  return { removed: await dropMembers(db, ctx, listId, creatorIds) };
}

/**
 * Removes members and gives their entitlement back. The caller holds the lists' lock. @returns those that were in the
 * list
 */
export async function dropMembers(
  db: Db,
  ctx: Taker,
  listId: number,
  creatorIds: readonly number[],
): Promise<number[]> {
  const { teamId } = ctx.actor;
  const removed = await deleteMembers(db, teamId, listId, creatorIds);
  if (!removed.length) return removed;
  await noteInterest(db, ctx, removed, { kind: 'list', amount: -1 });
  const gone = await countFavouritesDown(db, teamId, removed);
  await releaseEntitlement(db, teamId, 'list.members', { amount: removed.length, subject: String(listId) });
  if (gone) await releaseEntitlement(db, teamId, 'favourites.total', { amount: gone });
  await countMembers(db, teamId, listId, -removed.length);
  return removed;
}

/** Returns how many creators that are in no list yet would fit. @throws AppError as `listForChange` */
export async function roomIn(db: Db, ctx: Taker, listId: number): Promise<number> {
  await listForChange(db, ctx, listId);
  const inList = await roomFor(db, ctx, 'list.members', { subject: String(listId) });
  return Math.min(inList, await roomFor(db, ctx, 'favourites.total'));
}

/** Returns all members of lists that are not archived and that the caller may see, in no order. */
export const idsInLists = (db: Db, { actor }: Taker): Promise<number[]> => creatorsInLists(db, actor);

/** Returns all members that match, the last added first. @throws AppError not_found */
export async function memberIds(
  db: Db,
  ctx: Taker,
  listId: number,
  { keyword, ...filter }: MemberFilter = {},
): Promise<number[]> {
  await readList(db, ctx, listId);
  const ids = await filterMembers(db, ctx.actor.teamId, listId, filter);
  const asked = keyword?.trim();
  if (!asked) return ids;
  const named = await creatorsNamed(db, ids, asked);
  const ownNamed = new Set(await idsWithImportedName(db, ctx.actor.teamId, ids, asked));
  return ids.filter(id => named.has(id) || ownNamed.has(id));
}

/**
 * Returns when and by whom members were added; creators that are not members have no entry. @throws AppError not_found
 */
export async function collectionsOf(
  db: Db,
  ctx: Taker,
  listId: number,
  creatorIds: readonly number[],
): Promise<Map<number, { at: Date; by: string }>> {
  await readList(db, ctx, listId);
  const rows = await collectionsBy(db, ctx.actor.teamId, listId, creatorIds);
  return new Map(rows.map(row => [row.creator_id, { at: row.added_at, by: row.nickname ?? '' }]));
}

/** Returns the names of those lists that the caller may see. */
export async function listNames(
  db: Db,
  { actor }: Taker,
  listIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await namesOfLists(db, actor, listIds);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Hands over the lists of a deleted account, including private ones. */
export async function handOverLists(
  db: Db,
  teamId: number,
  fromAccountId: number,
  toAccountId: number,
): Promise<void> {
  await changeMaker(db, teamId, fromAccountId, toAccountId);
}

/** Deletes members of the lists of a team that is deleted. @returns how many; 0 if none are left */
export async function leaveLists(
  db: Db,
  ctx: Pick<Context, 'now'>,
  teamId: number,
  max: number,
): Promise<number> {
  const creatorIds = await deleteMembersOfTeam(db, teamId, max);
  await noteInterest(db, ctx, creatorIds, { kind: 'list', amount: -1 });
  return creatorIds.length;
}
