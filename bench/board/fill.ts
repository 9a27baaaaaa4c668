import { sql } from 'kysely';
import { collaborationStates } from '../../contract/campaigns/collaboration-kinds.ts';
import type { Db } from '../../server/core/db/database.ts';
import { asTeam } from '../../server/core/db/tenant.ts';
import { createCampaign } from '../../server/campaigns/campaigns/change-campaign.ts';
import { openCollaborations } from '../../server/campaigns/collaborations/open-collaborations.ts';
import { realContext } from '../../server/core/real-context.ts';
import { campaignFields } from '../../test/fixtures/campaigns/some-campaigns.ts';
import { actingAs } from '../../test/fixtures/monitoring/some-monitors.ts';
import type { Account } from '../../test/fixtures/two-teams/two-teams.ts';

/** A campaign with this many collaborations over all columns, the first column the fullest. @returns its id */
export async function fillCampaign(
  db: Db,
  team: Pick<Account, 'teamId' | 'accountId'>,
  name: string,
  count: number,
): Promise<number> {
  const ctx = realContext();
  const { teamId, accountId } = team;
  const campaignId = await createCampaign(db, actingAs(ctx, team), campaignFields({ name }));
  const { rows } = await sql<{ id: number }>`select id from creators order by id limit ${count}`.execute(db);
  const creatorIds = rows.map(({ id }) => id);
  await asTeam(db, teamId, async db => {
    await openCollaborations(db, ctx, { teamId, campaignId, creatorIds, by: accountId });
    const states = [...collaborationStates];
    await sql`
      update collaborations as c set rank = numbered.place,
        state = case when numbered.place % 5 < 2 then 'negotiating'
          else (${sql.val(states)}::text[])[1 + numbered.place % ${states.length}] end,
        fee_minor = case when numbered.place % 7 = 0 then null else 10000 + numbered.place * 37 end
      from (select id, row_number() over (order by id) as place from collaborations
        where team_id = ${teamId} and campaign_id = ${campaignId}) as numbered
      where c.team_id = ${teamId} and c.id = numbered.id`.execute(db);
    await sql`
      insert into deliverables (team_id, campaign_id, collaboration_id, place, kind, title, draft_due_on, publish_on)
      select team_id, campaign_id, id, place, 'video', 'Video ' || place,
        date '2026-11-10' + (id % 40)::int, date '2026-11-20' + (id % 40)::int
      from collaborations, generate_series(0, 1) as place
      where team_id = ${teamId} and campaign_id = ${campaignId}`.execute(db);
  });
  return campaignId;
}
