import { sql } from 'kysely';
import { asTeam } from '../server/db/tenant.ts';
import { findCampaignOf } from '../server/features/campaigns/service.ts';
import { refreshCandidates } from '../server/features/candidates/service.ts';
import { realContext } from '../server/world.ts';
import { callAs, type Known, makeList, someCreators } from './calls-as.ts';
import { newTeam, type TeamAccount, withDb } from './new-team.ts';
import { addSentTask } from './sent-task.ts';
import { type Tokens, tokensOf } from './sign-in.ts';
import { daysAgo } from './some-effect.ts';

export interface MadeCandidates {
  team: TeamAccount;
  tokens: Tokens;
  campaignId: number;
  /** The last one is none yet. */
  creators: Known[];
  path: string;
}

interface World {
  address: string;
  appUrl: string;
}

/** A campaign of a team of its own, and a list 春季种草 of creators who are no candidates. */
export async function makeCampaign({ address, appUrl }: World, count: number): Promise<MadeCandidates> {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const campaign = {
    name: '春季新茶',
    product: '龙井茶',
    platforms: ['tiktok'],
    beginsOn: daysAgo(10),
    endsOn: daysAgo(-30),
    zone: 'Asia/Shanghai',
    budgetMinor: 5_000_000,
    currency: 'USD',
  };
  const { id } = await callAs<{ id: number }>(address, tokens, 'POST', '/office/api/campaigns', campaign);
  const creators = await someCreators(address, tokens, count);
  const listId = await makeList(address, tokens, '春季种草');
  await callAs(address, tokens, 'POST', '/kol/api/creators/bulk', {
    selection: { of: 'ids', ids: creators.map(creator => creator.id) },
    action: { do: 'addToList', listId },
  });
  return { team, tokens, campaignId: id, creators, path: `/campaignDetail/invitation?id=${id}` };
}

const addAll = ({ address }: World, { tokens, campaignId }: MadeCandidates, ids: readonly number[]) =>
  callAs(address, tokens, 'POST', `/office/api/campaigns/${campaignId}/candidates`, {
    selection: { of: 'ids', ids },
    origin: 'list',
  });

/** As `makeCampaign`, with all of them as candidates. */
export async function makeCandidates(world: World, count: number): Promise<MadeCandidates> {
  const made = await makeCampaign(world, count);
  const ids = made.creators.map(creator => creator.id);
  await addAll(world, made, ids);
  return made;
}

/**
 * A mail task in the middle of its way went to the first candidates, one for each story of `addSentTask`.
 * @returns its id
 */
export async function inviteSome({ appUrl }: World, made: MadeCandidates): Promise<number> {
  const { team, campaignId, creators } = made;
  const { teamId } = team;
  const { taskId } = await addSentTask(appUrl, team);
  await withDb(appUrl, db =>
    asTeam(db, teamId, async db => {
      await sql`
        update mail_recipients r set creator_id = c.id
        from (
          select id, row_number() over (order by id) as place from mail_recipients
          where team_id = ${teamId} and task_id = ${taskId}
        ) p
        join unnest(${creators.map(({ id }) => id)}::bigint[]) with ordinality as c (id, place) on c.place = p.place
        where r.team_id = ${teamId} and r.task_id = ${taskId} and r.id = p.id`.execute(db);
      const of = { campaign_id: campaignId };
      await db
        .updateTable('mail_tasks')
        .set(of)
        .where('team_id', '=', teamId)
        .where('id', '=', taskId)
        .execute();
      const campaign = await findCampaignOf(db, teamId, campaignId);
      if (campaign) await refreshCandidates(db, realContext(), teamId, campaign);
    }),
  );
  return taskId;
}
