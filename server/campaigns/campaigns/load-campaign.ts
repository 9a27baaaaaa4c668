import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { SignedIn } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { asTeam } from '../../core/db/tenant.ts';
import { fieldsOf } from './change-campaign.ts';
import { countIn } from './list-campaigns.queries.ts';
import { membersOf } from './campaign-members.queries.ts';
import { requireStored, shownRole } from '../shared/campaign-access.ts';

/** @throws AppError not_found, also for an account that is not a member */
export function loadCampaign(pool: Db, ctx: SignedIn, id: number): Promise<Campaign> {
  const { teamId } = ctx.actor;
  return asTeam(pool, teamId, async db => {
    const { campaign, row } = await requireStored(db, ctx, id, 'viewer');
    const members = (await membersOf(db, teamId, id)).map(({ account_id, role, nickname }) => ({
      accountId: account_id,
      name: nickname ?? '',
      role,
    }));
    const counts = (await countIn(db, teamId, [id])).get(id);
    return {
      ...fieldsOf(row),
      id,
      state: campaign.state,
      revision: row.revision,
      role: shownRole(campaign.role, ctx),
      ownerId: campaign.ownerId,
      ownerName: members.find(({ role }) => role === 'owner')?.name ?? '',
      members,
      projectId: campaign.projectId,
      createdAt: row.created_at.toISOString(),
      counts: {
        candidates: counts?.candidates ?? 0,
        mailTasks: counts?.mailTasks ?? 0,
        collaborations: counts?.collaborations ?? 0,
      },
    };
  });
}
