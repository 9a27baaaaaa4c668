import type { BulkAction } from '../../../contract/creators/bulk.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { blockCreators } from '../blocklist/service.ts';
import { addMembers, removeMembers } from '../lists/service.ts';
import { addNotes, addTags, removeTags, setStatus } from '../team-creators/service.ts';

/** The result of an action on some creators. */
export interface Acted {
  done: number;
  unchanged: number;
  refused: { creatorId: number; reason: string }[];
}

const changedOf = (ids: number[], changed: number[]): Acted => ({
  done: changed.length,
  unchanged: ids.length - changed.length,
  refused: [],
});

async function addToList(db: Db, ctx: SignedIn, listId: number, ids: number[]): Promise<Acted> {
  const { added, already, blocked } = await addMembers(db, ctx, listId, ids);
  return { done: added.length, unchanged: already.length, refused: blocked };
}

/** Creators that the other list refuses stay where they are. */
async function moveToList(
  db: Db,
  ctx: SignedIn,
  { from, listId }: { from: number; listId: number },
  ids: number[],
): Promise<Acted> {
  if (from === listId) return changedOf(ids, []);
  const { added, already, blocked } = await addMembers(db, ctx, listId, ids);
  const { removed } = await removeMembers(db, ctx, from, [...added, ...already]);
  return { done: removed.length, unchanged: ids.length - removed.length - blocked.length, refused: blocked };
}

/**
 * Does one action to some creators, in the caller's transaction as the team. Doing it twice changes nothing, except for
 * notes.
 */
export async function applyAction(db: Db, ctx: SignedIn, action: BulkAction, ids: number[]): Promise<Acted> {
  switch (action.do) {
    case 'addToList':
      return addToList(db, ctx, action.listId, ids);
    case 'removeFromList':
      return changedOf(ids, (await removeMembers(db, ctx, action.listId, ids)).removed);
    case 'moveToList':
      return moveToList(db, ctx, action, ids);
    case 'addTags': {
      const { changed, refused } = await addTags(db, ctx, ids, action.tags);
      return { ...changedOf(ids, changed), unchanged: ids.length - changed.length - refused.length, refused };
    }
    case 'removeTags':
      return changedOf(ids, (await removeTags(db, ctx, ids, action.tags)).changed);
    case 'setStatus':
      return changedOf(ids, (await setStatus(db, ctx, ids, action.status)).changed);
    case 'addNote':
      await addNotes(db, ctx, ids, action.text);
      return changedOf(ids, ids);
    case 'block': {
      const { blocked } = await blockCreators(db, ctx, ids, { reason: action.reason, listId: action.listId });
      return changedOf(ids, blocked);
    }
  }
}
