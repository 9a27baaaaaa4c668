import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { List, listLists } from '../../../contract/creators/lists.ts';
import { faceOf } from '../../catalogue/pictures/picture-addresses.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { limitOf, readTeamPlan, usedOfStock } from '../../billing/plans/service.ts';
import { withTeamNames } from '../shared/team-names.ts';
import { creatorFaces, newestMembers } from './faces.queries.ts';
import { presentList } from './present-list.ts';
import { listRows, listsNamed } from './queries.ts';

const facesOnCard = 4;

/** Returns the avatars for the cards of lists, by list. */
export async function facesOf(
  db: Db,
  teamId: number,
  listIds: readonly number[],
): Promise<Map<number, List['faces']>> {
  const newest = await newestMembers(db, teamId, listIds, facesOnCard);
  const ids = [...new Set(newest.map(row => row.creator_id))];
  const creators = new Map(
    (await withTeamNames(db, teamId, await creatorFaces(db, ids))).map(row => [row.id, row]),
  );
  const byList = Map.groupBy(newest, row => row.list_id);
  return new Map(
    [...byList].map(([listId, rows]) => [
      listId,
      rows.flatMap(row => {
        const creator = creators.get(row.creator_id);
        if (!creator) return [];
        const { id, name, handle, avatar_url } = creator;
        return [{ id, name: name || handle, avatarUrl: faceOf(id, avatar_url) }];
      }),
    ]),
  );
}

/** Returns the lists that the caller may see, with what the plan allows. */
export function loadListCards(
  db: Db,
  ctx: SignedIn,
  { archived, name }: QueryOf<typeof listLists>,
): Promise<ReplyOf<typeof listLists>> {
  const { actor } = ctx;
  return asTeam(db, actor.teamId, async db => {
    const plan = await readTeamPlan(db, ctx);
    const limit = limitOf(plan, 'list.count');
    const rows = await listRows(db, actor, { isArchived: archived === '1', name: name?.trim() });
    const ids = rows.map(row => row.id);
    const faces = await facesOf(db, actor.teamId, ids);
    return {
      lists: rows.map(row => presentList(row, faces.get(row.id) ?? [], limit)),
      used: await usedOfStock(db, ctx, 'list.count'),
      limit,
      membersLimit: limitOf(plan, 'list.members'),
    };
  });
}

/** Returns lists by a part of their name that the caller may see; in the caller's transaction as the team. */
export const findListsByName = (
  db: Db,
  { actor }: SignedIn,
  text: string,
  limit: number,
): Promise<Pick<List, 'id' | 'name' | 'color' | 'members'>[]> => listsNamed(db, actor, text, limit);
