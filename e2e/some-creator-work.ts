import { testContext } from '../test/context.ts';
import { someCampaign } from '../test/some-campaigns.ts';
import { addCollaborations, addDeliverable, putIntoState } from '../test/some-collaborations.ts';
import { addCampaignFile } from '../server/features/campaigns/service.ts';
import { realContext } from '../server/world.ts';
import { callAs, someCreators } from './calls-as.ts';
import { newTeam, withDb } from './new-team.ts';
import { tokensOf, type Tokens } from './sign-in.ts';

export interface CreatorWorkSet {
  tokens: Tokens;
  campaignId: number;
  id: number;
  creatorName: string;
  /** Path of the creator's page. */
  page: string;
}

/** A negotiated collaboration with one deliverable, and an address of the creator's page. */
export async function setUpCreatorWork(
  { address, appUrl }: { address: string; appUrl: string },
  lang: 'zh' | 'en',
): Promise<CreatorWorkSet> {
  const team = await newTeam(appUrl, { plan: 'pro' });
  const tokens = await tokensOf(address, team);
  const [creator] = await someCreators(address, tokens, 1);
  if (!creator) throw new Error('the sample world has creators');
  const { campaignId, id } = await withDb(appUrl, async db => {
    const ctx = { ...testContext(), ...realContext() };
    const brief =
      '<h2>要讲清楚的三件事</h2><p>明前<strong>龙井</strong>，手工炒制，72 小时内寄到。</p><ul><li>冲泡过程</li><li>产地</li><li>优惠码</li></ul>';
    const campaign = await someCampaign(db, ctx, team, { name: '春茶上新', product: '明前龙井礼盒', brief });
    const file = { name: '拍摄参考 Moodboard.pdf', bytes: Buffer.from('%PDF brief') };
    const place = { teamId: team.teamId, campaignId: campaign.id, collaborationId: null };
    await addCampaignFile(db, ctx, { ...place, kind: 'brief', accountId: team.accountId, file }, () =>
      Promise.resolve(),
    );
    const of = { ...team, campaignId: campaign.id };
    const [made = 0] = await addCollaborations(db, ctx, of, [creator.id]);
    const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await addDeliverable(db, of, made, { draft_due_on: soon(5), publish_on: soon(12) });
    await putIntoState(db, team, made, 'negotiating', 120_000);
    return { campaignId: campaign.id, id: made };
  });
  const path = `/office/api/collaborations/${id}/pages`;
  const { url } = await callAs<{ url: string }>(address, tokens, 'POST', path, { lang, days: 30 });
  return { tokens, campaignId, id, creatorName: creator.name, page: new URL(url).pathname };
}
