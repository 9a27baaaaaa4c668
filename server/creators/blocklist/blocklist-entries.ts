import type { BlocklistEntry, listBlocklist } from '../../../contract/creators/blocklist.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { AppError } from '../../core/errors.ts';
import { recordOperation } from '../../activity/audit-log/service.ts';
import {
  countListed,
  narrowCreators,
  creatorsListed,
  creatorsOf,
  lockEntry,
  markRemoved,
  readListed,
  type CreatorRow,
  type EntryRow,
  type Narrowing,
} from './blocklist-entries.queries.ts';
import { creatorNameFor, withTeamNames } from '../shared/team-names.ts';
import { idsWithImportedName } from '../shared/team-names.queries.ts';

type List = typeof listBlocklist;

function presentEntry(row: EntryRow, creator: CreatorRow): BlocklistEntry {
  const { list_id: listId, list_name: listName, removed_at: removedAt } = row;
  return {
    id: row.id,
    creatorId: creator.id,
    platform: creator.platform,
    handle: creator.handle,
    name: creator.name,
    avatarUrl: faceOf(creator.id, creator.avatar_url),
    homepageUrl: creator.homepage_url,
    followers: creator.followers,
    reason: row.reason,
    list: listId === null ? null : { id: listId, name: listName ?? '' },
    addedBy: row.added_by ?? '',
    addedAt: row.added_at.toISOString(),
    removed: removedAt && {
      by: row.removed_by ?? '',
      at: removedAt.toISOString(),
      reason: row.removal_reason ?? '',
    },
  };
}

/**
 * Creators and the team's rows are never joined in one statement, because a distributed database keeps them on
 * different nodes: ids are read first.
 */
async function narrowingOf(db: Db, { actor }: SignedIn, query: QueryOf<List>): Promise<Narrowing> {
  const { platform } = query;
  const text = query.keyword?.trim();
  if (!platform && !text) return { creatorIds: null, keyword: null };
  const listed = await creatorsListed(db, actor, query);
  const creatorIds = platform ? await narrowCreators(db, listed, { platform }) : null;
  if (!text) return { creatorIds, keyword: null };
  const named = await narrowCreators(db, creatorIds ?? listed, { keyword: text });
  const ownNamed = await idsWithImportedName(db, actor.teamId, creatorIds ?? listed, text);
  return { creatorIds, keyword: { text, named: [...named, ...ownNamed] } };
}

/** Returns a page of the blocklist, newest first: entries for every list, and for lists that the caller may see. */
export async function listEntries(
  db: Db,
  ctx: SignedIn,
  { page, size, ...filter }: QueryOf<List>,
): Promise<ReplyOf<List>> {
  const { actor } = ctx;
  return asTeam(db, actor.teamId, async db => {
    const narrowing = await narrowingOf(db, ctx, { page, size, ...filter });
    const total = await countListed(db, actor, filter, narrowing);
    const rows = await readListed(db, actor, filter, narrowing, { size, offset: (page - 1) * size });
    const listed = await creatorsOf(
      db,
      rows.map(row => row.creator_id),
    );
    const creators = await withTeamNames(db, actor.teamId, listed);
    const byId = new Map(creators.map(creator => [creator.id, creator]));
    const entries = rows.flatMap(row => {
      const creator = byId.get(row.creator_id);
      return creator ? presentEntry(row, creator) : [];
    });
    return { entries, total };
  });
}

/**
 * Takes a creator off the blocklist, or off that of a list. The entry stays as history.
 * @throws AppError not_found, also for an entry that was removed already
 */
export async function unblockEntry(db: Db, ctx: SignedIn, id: number, reason: string): Promise<void> {
  const { actor } = ctx;
  await asTeam(db, actor.teamId, async db => {
    const entry = await lockEntry(db, actor, id);
    if (!entry) throw new AppError('not_found');
    await markRemoved(db, actor.teamId, id, { at: ctx.now(), by: actor.accountId, reason });
    await recordOperation(db, ctx, actor.teamId, {
      action: 'blocklist.remove',
      subject: 'creator',
      subjectId: entry.creator_id,
      subjectName: (await creatorNameFor(db, actor.teamId, entry.creator_id)) ?? '',
      after: { reason, ...(entry.list_name && { list: entry.list_name }) },
    });
  });
}
