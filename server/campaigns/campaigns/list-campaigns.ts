import { may } from '../../../contract/core/roles/permissions.ts';
import type { QueryOf, ReplyOf } from '../../../contract/core/endpoint.ts';
import type { listCampaigns as List } from '../../../contract/campaigns/campaigns.ts';
import type { Currency } from '../../../contract/core/currencies.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { committedIn, countCampaigns, countIn, pageOfCampaigns } from './list-campaigns.queries.ts';
import { teamAccounts } from '../shared/campaigns.queries.ts';
import { roleIn, shownRole } from '../shared/campaign-access.ts';

/** Returns campaigns that the caller may see, newest first. */
export function listCampaigns(
  pool: Db,
  ctx: SignedIn,
  { page, size, name, state, mine = false }: QueryOf<typeof List>,
): Promise<ReplyOf<typeof List>> {
  const { teamId } = ctx.actor;
  const filter = { state, name: name?.trim(), mine, isForAll: may(ctx.actor, 'campaigns.all') };
  return asTeam(pool, teamId, async db => {
    const rows = await pageOfCampaigns(db, ctx.actor, filter, { size, offset: (page - 1) * size });
    const ids = rows.map(({ id }) => id);
    const counts = await countIn(db, teamId, ids);
    const sums = Map.groupBy(await committedIn(db, teamId, ids), row => row.campaign_id);
    const names = new Map((await teamAccounts(db, teamId)).map(({ id, nickname }) => [id, nickname]));
    const campaigns = rows.map(row => {
      const { candidates = 0, collaborations = 0, published = 0 } = counts.get(row.id) ?? {};
      const committed = sums.get(row.id) ?? [];
      return {
        id: row.id,
        name: row.name,
        product: row.product,
        platforms: row.platforms,
        state: row.state,
        beginsOn: row.begins_on,
        endsOn: row.ends_on,
        zone: row.zone,
        budgetMinor: row.budget_minor,
        currency: row.currency as Currency,
        ownerId: row.owner_id,
        ownerName: names.get(row.owner_id) ?? '',
        role: shownRole(roleIn(row, ctx) ?? 'viewer', ctx),
        candidates,
        collaborations,
        published,
        committed: committed.map(({ currency, minor }) => ({
          currency: currency as Currency,
          minor,
        })),
      };
    });
    return { campaigns, total: await countCampaigns(db, ctx.actor, filter) };
  });
}

/** Returns campaigns by a part of their name that the caller may see, newest first; in the caller's transaction. */
export async function findCampaignsByName(
  db: Db,
  { actor }: SignedIn,
  name: string,
  size: number,
): Promise<{ id: number; name: string; product: string }[]> {
  const filter = { name, mine: false, isForAll: may(actor, 'campaigns.all') };
  return pageOfCampaigns(db, actor, filter, { size, offset: 0 });
}
