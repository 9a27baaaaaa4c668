import type { Context } from '../server/context.ts';
import type { Db } from '../server/db/database.ts';
import { asTeam } from '../server/db/tenant.ts';
import { addCampaignFile } from '../server/features/campaigns/service.ts';
import { insertBrief } from '../server/features/campaign-briefs/queries.ts';
import { someCampaign } from './some-campaigns.ts';
import { addCollaboration } from './some-collaborations.ts';
import { fillCreatorWork } from './some-creator-work.ts';
import { fillAgenda } from './some-payables.ts';
import type { Account } from './two-teams.ts';

/** A campaign with its owner and a file, and a brief that is kept. */
async function fillCampaign(db: Db, ctx: Context, account: Account): Promise<number> {
  const { teamId, accountId, username } = account;
  const { id } = await someCampaign(db, ctx, account, { name: username });
  const file = { name: `${username}.txt`, bytes: Buffer.from(username) };
  const place = { teamId, campaignId: id, collaborationId: null };
  await addCampaignFile(db, ctx, { ...place, kind: 'brief', accountId, file }, () => Promise.resolve());
  const brief = { name: username, brief: `<p>${username}</p>` };
  await asTeam(db, teamId, db => insertBrief(db, { teamId, accountId }, brief, ctx.now()));
  return id;
}

/** Somebody who may be invited, and need not be in the catalogue. */
const addCandidate = (db: Db, ctx: Context, { teamId, accountId }: Account, campaignId: number) =>
  asTeam(db, teamId, db =>
    db
      .insertInto('candidates')
      .values({
        team_id: teamId,
        campaign_id: campaignId,
        creator_id: 1,
        origin: 'hand',
        added_by: accountId,
        added_at: ctx.now(),
      })
      .execute(),
  );

/** At least one row in every table of campaigns and collaborations. */
export async function fillCampaigns(db: Db, ctx: Context, account: Account): Promise<void> {
  const campaignId = await fillCampaign(db, ctx, account);
  await addCandidate(db, ctx, account, campaignId);
  const collaborationId = await addCollaboration(db, ctx, { ...account, campaignId });
  await fillAgenda(db, ctx, account, collaborationId);
  await fillCreatorWork(db, ctx, account, { campaignId, collaborationId });
}
