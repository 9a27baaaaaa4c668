import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { ListMember, getList } from '../../../contract/creators/lists.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { addressesFor } from '../shared/open-addresses.ts';
import { readTeamRows } from '../shared/team-rows.ts';
import { entitlementLimit } from '../../billing/plans/service.ts';
import { newestNotesOf } from '../team-creators/notes.ts';
import { marksOf } from '../team-creators/service.ts';
import { facesOf } from './list-cards.ts';
import { readList } from './find-list.ts';
import { presentList } from './present-list.ts';
import { collectionsOf, memberIds } from './service.ts';
import { collectorsOf, pageByFigure, tagsIn } from './load-members.queries.ts';

/** Returns members with all figures and what the team needs to write to them, in the order of the ids. */
async function membersOf(db: Db, ctx: SignedIn, listId: number, ids: number[]): Promise<ListMember[]> {
  const rows = await readTeamRows(db, ctx.actor.teamId, ids);
  const marks = await marksOf(db, ctx, ids);
  const added = await collectionsOf(db, ctx, listId, ids);
  const emails = await addressesFor(db, ctx, ids);
  const notes = await newestNotesOf(db, ctx, ids);
  return rows.flatMap(row => {
    const [own, collected] = [marks.get(row.id), added.get(row.id)];
    if (!own || !collected) return [];
    const [email = null] = emails.get(row.id) ?? [];
    const note = notes.get(row.id) ?? null;
    return [{ ...row, marks: own, email, note, addedAt: collected.at.toISOString(), addedBy: collected.by }];
  });
}

/** Returns a list with one page of the members that match. @throws AppError not_found */
export function loadMembers(
  db: Db,
  ctx: SignedIn,
  id: number,
  { sort, page, size, ...filter }: QueryOf<typeof getList>,
): Promise<ReplyOf<typeof getList>> {
  const { teamId } = ctx.actor;
  return asTeam(db, teamId, async db => {
    const list = await readList(db, ctx, id);
    const limit = await entitlementLimit(db, ctx, 'list.count');
    const faces = await facesOf(db, teamId, [id]);
    const ids = await memberIds(db, ctx, id, filter);
    const offset = (page - 1) * size;
    const shown =
      sort === 'added_at'
        ? ids.slice(offset, offset + size)
        : await pageByFigure(db, ids, sort, { size, offset });
    const collectors = await collectorsOf(db, teamId, id);
    return {
      list: presentList(list, faces.get(id) ?? [], limit),
      members: await membersOf(db, ctx, id, shown),
      total: ids.length,
      collectors: collectors.map(row => ({ id: row.added_by, name: row.nickname ?? '' })),
      tags: await tagsIn(db, teamId, id),
    };
  });
}
