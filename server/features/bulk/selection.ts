import type { Selection } from '../../../contract/bulk.ts';
import type { SignedIn } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { asTeam } from '../../db/tenant.ts';
import { searchIdsForTeam } from '../creators/team-search.ts';
import { memberIds } from '../lists/service.ts';

const mostFound = 10_000;

/**
 * The creators that are meant, at this moment and in their order, each once.
 * @throws AppError not_found for a list that the caller may not see; with code 430 for a search past the plan
 */
export async function resolveSelection(pool: Db, ctx: SignedIn, selection: Selection): Promise<number[]> {
  switch (selection.of) {
    case 'ids':
      return [...new Set(selection.ids)];
    case 'search': {
      const { platform, filter, sort, most = mostFound } = selection;
      const query = { ...filter, platform, sort, hide_blocked: true, page: 1, size: 20 };
      return searchIdsForTeam(pool, ctx, query, most);
    }
    case 'list':
      return asTeam(pool, ctx.actor.teamId, db => memberIds(db, ctx, selection.listId, selection.filter));
  }
}
